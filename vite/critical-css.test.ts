import { expect, test } from "vitest";
import { criticalCssOf } from "./critical-css.ts";

const page = '<p class="card wide" data-look="gold">';

test.each([
  ["a class of the page", ".card{color:red}", ".card{color:red}"],
  ["a class that only a hydrated page has", ".popup{color:red}", ""],
  ["one of several selectors", ".card,.popup{color:red}", ".card{color:red}"],
  ["a class that may not be there", ".card:not(.popup){color:red}", ".card:not(.popup){color:red}"],
  ["classes that the page has, but together with one it has not", ".card .popup{color:red}", ""],
  ["any class", "p[class]{color:red}", "p[class]{color:red}"],
  ["an element", "p{color:red}", "p{color:red}"],
  ["the document's own elements", "html body{color:red}", "html body{color:red}"],
  ["an element that the page has not", ".card table{color:red}td{color:red}", ""],
  ["an element that need not be there", "p:not(table p){color:red}", "p:not(table p){color:red}"],
  ["a number that looks like a class", ".card{margin:.5rem}", ".card{margin:.5rem}"],
  ["an attribute of the page", ".card[data-look=gold]{color:red}", ".card[data-look=gold]{color:red}"],
  ["an attribute with another value", ".card[data-look=ink]{color:red}", ""],
  ["an attribute that only a hydrated page has", ".card[data-stuck]{color:red}", ""],
  ["an attribute that a hydrated page has and this one lacks", ".card:not([data-stuck]){color:red}", ".card:not([data-stuck]){color:red}"],
  ["the chosen theme", "[data-theme=dark] .card{color:red}", "[data-theme=dark] .card{color:red}"],
  ["a state without a script", ".card[open]{color:red}", ".card[open]{color:red}"],
  ["a condition that is left empty", "@media print{.popup{color:red}}", ""],
  ["an animation of the page", ".card{animation:1s a}@keyframes a{to{color:red}}", ".card{animation:1s a}@keyframes a{to{color:red}}"],
  ["an animation of a part that is rendered later", ".popup{animation:1s a}@keyframes a{to{color:red}}", ""],
  ["rules for a pointer", ".card:hover{color:red}.card:hover .wide:active{color:red}", ""],
  ["transitions", ".card{transition:color 1s;color:red}", ".card{color:red}"],
  ["breaks between sheets", ".card{break-inside:avoid;color:red}", ".card{color:red}"],
  ["a rule for the focus, beside one for a focus ring", ".card:focus,.card:focus-visible{color:red}", ".card:focus{color:red}"],
  ["rules for print", "@media print{.card{color:red}}@media screen{.card{color:red}}", "@media screen{.card{color:red}}"],
  ["rules for pages without scripts", "@media print,(scripting:none){.card{color:red}}@media (scripting:none){p{color:red}}", ""],
  ["rules for forced colours", "@media (forced-colors:active){.card{color:red}}", ""],
  ["rules for pages with scripts", "@media (scripting:enabled){p{color:red}}", "@media (scripting:enabled){p{color:red}}"],
  ["rules for a selection", "::selection{color:red}p::selection{color:red}", ""],
  ["a pseudo-element", "p:before{color:red}", "p:before{color:red}"],
  ["a custom property that is read, by a shorter name", ".card{--gap:1px;margin:var(--gap)}", ".card{--v0:1px;margin:var(--v0)}"],
  ["custom properties that nothing reads", ".card{--a:1px;--b:var(--a);color:red}", ".card{color:red}"],
  ["one of several alternatives", ":is(.popup,.card){color:red}", ":is(.popup,.card){color:red}"],
  ["none of several alternatives", ":where(.popup,td) p{color:red}", ""],
  ["an element that holds them", "body:has(.card){color:red}p:has(td){color:red}", "body:has(.card){color:red}"],
  ["a printed page among others", "@media print,print and (orientation:portrait){p{color:red}}", ""],
  ["nested conditions without rules", "@layer ui{@media (width>=40rem){.popup{color:red}}}", ""],
  ["a rule that only had a transition", ".card{transition:color 1s}", ""],
  ["another at-rule's conditions", "@supports (print:none){.card{color:red}}", "@supports (print:none){.card{color:red}}"],
  ["one of several alternatives that fits in part", ":is(.card .popup){color:red}", ""],
  ["a root that the boot script may mark", "html[data-failed] .card{color:red}", "html[data-failed] .card{color:red}"],
  ["a font, and no last comment", '@font-face{font-family:"A";src:url(a)}/*$vite$:1*/', '@font-face{font-family:"A";src:url(a)}'],
  ["what only a hydrated page shows", "@layer ui{.card{color:red}}@layer hydrated{.card{color:red}}", "@layer ui{.card{color:red}}"],
])("the critical CSS: %s", (_, stylesheet, critical) => {
  expect(criticalCssOf(stylesheet, ["ui"])(page)).toBe(critical);
});

test("each page gets its own critical CSS, whatever was asked before", () => {
  const select = criticalCssOf(".card{color:red}.popup{color:blue}", []);
  expect([page, '<p class="popup">', page].map(select)).toEqual([".card{color:red}", ".popup{color:blue}", ".card{color:red}"]);
});

test("the layers are in their order, after what is in none", () => {
  const stylesheet = "@layer ui{p{margin:0}}@layer base{p{margin:1px}}p{margin:2px}@layer ui{p{padding:0}}";
  expect(criticalCssOf(stylesheet, ["base", "ui"])(page)).toBe(
    "p{margin:2px}@layer base{p{margin:1px}}@layer ui{p{margin:0}}@layer ui{p{padding:0}}",
  );
});
