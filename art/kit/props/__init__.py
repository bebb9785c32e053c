"""Things that stand in the scenes, grouped by subject.

Lengths are metres and angles degrees unless a docstring says otherwise. A free-standing prop has its
origin on the floor below its centre; a wall prop has it in the middle of its back, on the wall's face.
Every prop faces -Y, and returns the object to move or turn: usually an empty that parents its parts.
"""
