import { startWebKit } from "./browsers/webkit.ts";
import { testJourneys } from "./test-journeys.ts";

testJourneys({ name: "WebKit", program: process.env.WEBKIT_PATH, start: startWebKit });
