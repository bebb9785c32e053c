import { expect, test } from "vitest";
import { criticalStyles } from "./critical-styles.ts";

const page = '<p class="card wide" data-look="gold">';

test.each([
  ["a class of the page", ".card{color:red}", ".card{color:red}"],
  ["a class that only the living page has", ".popup{color:red}", ""],
  ["one of several selectors", ".card,.popup{color:red}", ".card,.popup{color:red}"],
  ["a class that may not be there", ".card:not(.popup){color:red}", ".card:not(.popup){color:red}"],
  ["classes that the page has, but together with one it has not", ".card .popup{color:red}", ""],
  ["an element", "p{color:red}", "p{color:red}"],
  ["the document's own elements", "html body{color:red}", "html body{color:red}"],
  ["an element that the page has not", ".card table{color:red}td{color:red}", ""],
  ["an element that need not be there", "p:not(table p){color:red}", "p:not(table p){color:red}"],
  ["a number that looks like a class", ".card{margin:.5rem}", ".card{margin:.5rem}"],
  ["data that the page has", ".card[data-look=gold]{color:red}", ".card[data-look=gold]{color:red}"],
  ["data that the page has otherwise", ".card[data-look=ink]{color:red}", ""],
  ["data that only the living page has", ".card[data-stuck]{color:red}", ""],
  ["data that a living page no longer lacks", ".card:not([data-stuck]){color:red}", ".card:not([data-stuck]){color:red}"],
  ["the chosen theme", "[data-theme=dark] .card{color:red}", "[data-theme=dark] .card{color:red}"],
  ["a state without a script", ".card[open]{color:red}", ".card[open]{color:red}"],
  ["a condition that is left empty", "@media print{.popup{color:red}}", ""],
  ["an animation of the page", ".card{animation:1s a}@keyframes a{to{color:red}}", ".card{animation:1s a}@keyframes a{to{color:red}}"],
  ["an animation of what comes later", ".popup{animation:1s a}@keyframes a{to{color:red}}", ""],
  ["what is under the pointer", ".card:hover{color:red}.card:hover .wide:active{color:red}", ""],
  ["the way from one state to another", ".card{transition:color 1s;color:red}", ".card{color:red}"],
  ["what has the focus", ".card:focus-visible,.card:hover{color:red}", ".card:focus-visible,.card:hover{color:red}"],
  ["what is printed", "@media print{.card{color:red}}@media screen{.card{color:red}}", "@media screen{.card{color:red}}"],
  ["what is there without a script", "@media print,(scripting:none){.card{color:red}}@media (scripting:none){p{color:red}}", ""],
  ["what is there with a script", "@media (scripting:enabled){p{color:red}}", "@media (scripting:enabled){p{color:red}}"],
  ["what is selected", "::selection{color:red}p::selection{color:red}", ""],
  ["what stands before an element", "p:before{color:red}", "p:before{color:red}"],
  ["a custom property that is read", ".card{--a:1px;margin:var(--a)}", ".card{--a:1px;margin:var(--a)}"],
  ["custom properties that nothing reads", ".card{--a:1px;--b:var(--a);color:red}", ".card{color:red}"],
  ["what only a hydrated page shows", "@layer ui{.card{color:red}}@layer hydrated{.card{color:red}}", "@layer ui{.card{color:red}}"],
])("the critical styles: %s", (_, sheet, critical) => {
  expect(criticalStyles({ rules: sheet, layers: ["ui"] }, page)).toBe(`@layer ui;${critical}`);
});

test("the critical styles have their layers in order, after what stands in none", () => {
  const rules = "@layer ui{p{margin:0}}@layer base{p{margin:1px}}p{margin:2px}@layer ui{p{padding:0}}";
  expect(criticalStyles({ rules, layers: ["base", "ui"] }, page)).toBe(
    "@layer base,ui;p{margin:2px}@layer base{p{margin:1px}}@layer ui{p{margin:0;padding:0}}",
  );
});
