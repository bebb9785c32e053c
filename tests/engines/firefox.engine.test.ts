import { startFirefox } from "./browsers/firefox.ts";
import { testJourneys } from "./test-journeys.ts";

testJourneys({ name: "Firefox", program: process.env.FIREFOX_PATH, start: startFirefox });
