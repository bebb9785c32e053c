"""The kit the pictures are built from: shapes, materials, props, light, camera, render, grade."""
