// The styles that every page has, for the tests of single widgets in a browser.
import "../../app/styles/layers.css";
import "../../app/styles/tokens.css";
import "../../app/styles/reset.css";
import "../../app/styles/base.css";
import "../../app/styles/print.css";
