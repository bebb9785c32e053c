"""Every picture: its file's name, and the scene, view and finish it is made with."""

from typing import NamedTuple

PREVIEW_SIZE = (480, 300)
PREVIEW_SAMPLES = 12


class Picture(NamedTuple):
    """How one picture is made.

    scene: a module of art/scenes; view: one of its views; size: pixels; samples: a pixel, at most;
    exposure: stops; look: Filmic's contrast; warmth: share added to red and taken from blue.
    """

    scene: str
    view: str
    size: tuple = (1280, 800)
    samples: int = 24
    exposure: float = 0.0
    look: str = "Medium High Contrast"
    warmth: float = 0.0
    saturation: float = 1.0


HERO_SIZE = (1600, 1000)

PICTURES = {
    "living-hero": Picture("living_room", "hero", HERO_SIZE, 48, exposure=0.62),
    "living-hero-dusk": Picture("living_room", "hero_dusk", HERO_SIZE, 48, exposure=0.9),
    "living-unit": Picture("living_room", "unit", samples=40, exposure=0.1, look="High Contrast"),
    "living-unit-side": Picture("living_room", "unit_side", samples=40, exposure=-0.15, look="High Contrast"),
    "wall-finished": Picture("living_room", "wall", samples=8, exposure=0.1, look="High Contrast"),
    "wall-opened": Picture("living_room", "wall_open", samples=20, exposure=0.1, look="High Contrast"),
    "bedroom-unit": Picture("bedroom", "bed", exposure=0.45),
    "unit-open-filter": Picture("unit_open", "filter", exposure=0.3),
    "condenser-wall": Picture("condenser", "wall", exposure=-0.25),
    "condenser-slab": Picture("condenser", "slab", exposure=-0.25),
    "condenser-detail": Picture("condenser", "detail", exposure=-0.25),
    "condenser-gauges": Picture("condenser", "gauges", exposure=-0.25),
    "cold-room-wide": Picture("cold_room", "wide", exposure=0.3, warmth=-0.01),
    "cold-room-shelf": Picture("cold_room", "shelf", exposure=0.75, warmth=-0.01),
    "cold-room-curtain": Picture("cold_room", "curtain", exposure=0.1, warmth=-0.01),
    "cold-room-panels": Picture("cold_room_panels", "panels", samples=14, exposure=0.45),
    "office-cassette": Picture("office", "cassette", exposure=0.4),
    "fridge-kitchen": Picture("kitchen", "fridge", exposure=0.45),
    "fridge-display": Picture("shop", "display", samples=14, exposure=0.2),
    "fridge-underbar": Picture("shop", "underbar", exposure=0.2),
    "compressor-close": Picture("compressor", "close", exposure=0.3),
    "meter-board": Picture("workbench", "meter", exposure=0.2),
    "tool-bag": Picture("workbench", "bag", exposure=0.1),
    "kitchen-finished": Picture("kitchen", "finished", exposure=0.45),
    "kitchen-half": Picture("kitchen", "half", exposure=0.45),
    "living-renovated": Picture("living_room", "renovated", exposure=0.6),
    "table-mountain-bay": Picture("bay", "bay", exposure=0.2),
    "tv-wall": Picture("television", "wall", samples=14, exposure=0.45),
    "tv-signal": Picture("television", "signal", exposure=0.6),
    "camera-eave": Picture("security", "eave", exposure=-0.1),
    "recorder-monitor": Picture("security", "recorder", exposure=0.4),
    "smart-hub": Picture("security", "hub", samples=14, exposure=0.3),
    "basin-mixer": Picture("bathroom", "mixer", exposure=-0.1),
    "pipes-under-sink": Picture("bathroom", "under_sink", exposure=0.1),
    "shower": Picture("bathroom", "shower", exposure=0.1),
    "geyser": Picture("geyser", "wall", exposure=-0.05),
    "board-open": Picture("wiring", "board", exposure=-0.2),
    "socket-conduit": Picture("wiring", "socket", exposure=0.1),
    "tiles-spacers": Picture("tiling", "floor", exposure=0.1),
    "door-plane": Picture("planing", "door", exposure=0.1),
    "roller-tray": Picture("painting", "roller", samples=14, exposure=0.1),
    "wall-painted": Picture("painting", "painted", exposure=0.2),
    "door-handle": Picture("joinery", "handle", exposure=0.0),
    "skirting-mitre": Picture("joinery", "mitre", exposure=-0.2),
    "dish-roof": Picture("roof", "dish", exposure=-0.1),
    "bedroom-side": Picture("bedroom", "side", exposure=0.45),
    "cassette-close": Picture("office", "ceiling", samples=16, exposure=0.4),
    "condenser-fan": Picture("condenser", "fan", exposure=-0.25),
    "condenser-isolator": Picture("outdoor_wall", "isolator", samples=14, exposure=-0.25),
    "gauges-close": Picture("condenser", "gauges_close", exposure=-0.25),
    "filter-close": Picture("unit_open", "close", exposure=0.3),
    "cold-room-evaporator": Picture("cold_room", "evaporator", exposure=0.4, warmth=-0.01),
    "cold-room-controller": Picture("cold_room", "controller", exposure=0.1, warmth=-0.01),
    "fridge-shelves": Picture("shop", "shelves", exposure=0.2),
    "meter-close": Picture("workbench", "meter_close", samples=16, exposure=0.2),
    "kitchen-table": Picture("kitchen", "table", exposure=0.45),
    "kitchen-tap": Picture("kitchen", "tap", exposure=-0.05),
    "kitchen-tiles": Picture("kitchen", "tiles", samples=16, exposure=0.2),
    "living-door": Picture("living_room", "door", exposure=0.6),
    "plans-table": Picture("plans", "table", exposure=0.1),
    "tv-decoder": Picture("television", "decoder", exposure=0.45),
    "dish-close": Picture("roof", "close", exposure=-0.1),
    "geyser-valves": Picture("geyser", "valves", samples=16, exposure=-0.05),
    "board-breakers": Picture("wiring", "breakers", samples=16, exposure=-0.2),
    "wires-chased": Picture("wiring", "chased", exposure=-0.15),
    "trowel-close": Picture("tiling", "trowel", samples=16, exposure=0.1),
    "door-ajar": Picture("joinery", "ajar", exposure=0.3),
    "condenser-drain": Picture("outdoor_wall", "drain", samples=14, exposure=-0.25),
    "sill-cup": Picture("at_work", "sill", samples=14, exposure=0.35),
    "plans-cup": Picture("plans", "cup", samples=14, exposure=0.05),
    "boots-door": Picture("at_work", "boots", samples=14, exposure=0.3),
    "sheet-ladder": Picture("at_work", "sheet", samples=14, exposure=0.05),
    "van-open": Picture("at_work", "van", exposure=-0.1),
    "unit-louvre": Picture("living_room", "unit_louvre", exposure=-0.1, look="High Contrast"),
}
