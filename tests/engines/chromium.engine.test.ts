import { startChromium } from "./browsers/chromium.ts";
import { testJourneys } from "./test-journeys.ts";

testJourneys({ name: "Chromium", program: process.env.CHROMIUM_PATH, start: startChromium });
