import type { z } from "zod";
import type { Fields } from "./fields.ts";

/** content/words.yaml: labels that many pages share, so that no component holds a sentence of its own. */
export const wordsSchema = ({ text, language, list, link, group }: Fields) => {
  const entry = () => group({ label: text("Its words.", { max: 40 }), link: link("Where it leads.") });
  /** A label. The page replaces its blanks, such as `{time}`. */
  const label = (meaning: string, ...blanks: string[]) => text(meaning, { max: 60, blanks });
  return group({
    language: language("The language of the site's words, as a BCP 47 tag."),
    navigation: group({
      name: label("What assistive technology calls the main menu."),
      main: list("The menu's links (NAV-01); the Pages submenu comes before the last.", entry(), { min: 4, max: 8 }),
      pages: group({ label: label("The submenu's name."), links: list("Its links.", entry(), { min: 2, max: 8 }) }),
      topBar: label("What assistive technology calls the bar above the navigation."),
      aside: label("What assistive technology calls the panel beside a text."),
      skip: label("The link that jumps over the navigation."),
      open: label("The button that opens the menu on a phone."),
      close: label("The button that closes it."),
      breadcrumb: label("What assistive technology calls the breadcrumb."),
      call: label("The call button's word before the number."),
      search: label("The link to the search, an icon beside the menu."),
      loading: label("Is read out while a page is on its way."),
      slow: label("Is shown when a page is on its way for long; the link below and the phone number follow."),
      reload: label("The link that loads that page from scratch."),
    }),
    footer: group({
      company: group({ heading: label("Its heading."), links: list("The Company links (NAV-05).", entry()) }),
      services: group({ heading: label("Its heading."), links: list("Some services.", entry()) }),
      visit: group({ heading: label("Its heading."), contactLabel: label("The link to the contact page.") }),
      end: list("The links in the last line.", entry()),
    }),
    controls: group({
      name: label("What assistive technology calls the floating controls."),
      dark: label("Switches the dark theme on and off."),
      direction: label("Switches reading from the right on and off."),
      top: label("Goes back to the top."),
    }),
    card: group({
      explore: label("The link on a service's card (HOME-04, SERV-01)."),
      rating: label("The rating as it is shown (CONST-01)."),
      ratingSpoken: label("The rating as it is read out."),
      readMinutes: label("The read time; {minutes} is replaced.", "minutes"),
      allServices: label("The link to all services."),
      allPosts: label("The link to all posts."),
    }),
    opening: group({
      openNow: label("While the business is open."),
      until: label("Until when; {time} is replaced.", "time"),
      closed: label("While it is closed."),
      opensToday: label("When it opens later today; {time} is replaced.", "time"),
      opens: label("When it opens within the next six days; {day} and {time} are replaced.", "day", "time"),
      opensOn: label("When it opens later than that; {day}, which is a date then, and {time} are replaced.", "day", "time"),
    }),
    hours: group({
      fromTo: label("Hours, or the first and the last of several days; {from} and {to} are replaced.", "from", "to"),
      closedDay: label("On a day that is closed."),
      today: label("Beside the current day."),
      otherDay: label("A day with hours of its own, and why; {day} and {reason} are replaced.", "day", "reason"),
      weekdayHours: label("On a public holiday that has the weekday's hours."),
      holidaysClosed: label("When nobody works on public holidays."),
      holidaysOtherwiseClosed: label("When somebody works on those public holidays that are listed above it."),
      holidaysOpen: label("When every public holiday has the weekday's hours."),
    }),
    callToAction: group({
      heading: label("The question above the large phone number."),
      chatLabel: label("The button that opens the chat."),
      steps: list("What happens after a call.", group({ title: label("The step."), desc: text("What happens.", { max: 140 }) }), {
        min: 3,
        max: 3,
      }),
    }),
    service: group({
      included: label("Heading of what is included."),
      steps: label("Heading of how the work goes."),
      reasons: label("Heading of the reasons."),
      questions: label("Heading of the questions."),
      prepare: label("Heading of what to have ready."),
      related: label("Heading of the related services."),
      sendMessage: label("The chat button in the side panel."),
      enlarge: label("What a picture's button does, before its alternative text."),
    }),
    article: group({
      breadcrumb: label("The current page's name in the breadcrumb (ART-01)."),
      readMinutes: label("The read time under the title; {minutes} is replaced.", "minutes"),
      talk: label("Heading of the contact card."),
      contents: label("Heading of the table of contents."),
      others: label("Heading of the other articles."),
      questions: label("Heading of the questions."),
      contact: label("The button of the closing call."),
      next: label("Heading of the articles to read next."),
      signature: label("Who the pull-quote is by."),
      author: label("The word before the author's name in lists."),
      print: label("The button that prints an article."),
      pager: label("What assistive technology calls the pager (BLOG-03)."),
      detailReadMinutes: label("The read time on a blog detail page (BLOG-04)."),
      home: label("The breadcrumb's link to the home page."),
    }),
    carousel: group({
      carousel: label("What assistive technology calls a row of slides (STATE-01)."),
      slide: label("What it calls one of them."),
      previous: label("The button that goes back by one."),
      next: label("The button that goes on by one."),
      pause: label("The button while the slides move on by themselves."),
      play: label("The button while they do not."),
      position: label("Names a slide; {number} and {count} are replaced.", "number", "count"),
    }),
    lightbox: group({
      name: label("What assistive technology calls the enlarged pictures."),
      close: label("The button that closes them (LB-08)."),
      next: label("The button to the next picture (LB-08)."),
      previous: label("The button to the previous picture (LB-08)."),
      zoomIn: label("The button that enlarges (LB-08)."),
      zoomOut: label("The button that makes smaller again (LB-08)."),
      failure: label("In the place of a picture that cannot be loaded (LB-09)."),
      position: label("Which picture is shown; {number} and {count} are replaced.", "number", "count"),
    }),
    map: group({
      title: label("What the map shows."),
      show: label("The button that has the map loaded (CONT-01)."),
      close: label("The button that closes the map over the screen (CONT-02)."),
      loading: label("While the map is loading."),
      failure: label("When it cannot be loaded."),
      again: label("The button that tries again."),
    }),
    loading: group({
      offline: label("The title of the screen without a connection."),
      failure: label("In the place of a part of the page whose code does not load, or not soon."),
      again: label("The button that tries again."),
      picture: label("The link to a picture's file, beside that button."),
    }),
    offline: group({
      lead: text("What is said when the page is not kept on the visitor's device.", { max: 200 }),
      kept: label("Heading of the links to the pages that are kept."),
      contact: label("The button to the contact page, which is always kept."),
      tryAgain: label("The button that tries again."),
    }),
    video: group({
      close: label("The button that closes the video (HOME-02)."),
      failure: label("Where the video does not load."),
      elsewhere: label("The link to the video's own page, or to its file."),
    }),
    chat: group({
      name: label("What assistive technology calls the chat."),
      open: label("The round chat button."),
      close: label("The icon that closes the chat."),
      messages: label("What assistive technology calls the messages."),
      typing: label("Said for the three dots."),
      message: label("What assistive technology calls the input."),
      send: label("The send button."),
      notification: label("Said after the button's name while it carries the dot."),
      loading: label("In the box until its code is there."),
      failure: label("In the box when its code does not load; a link and the phone number follow."),
      again: label("The button that tries again."),
      elsewhere: label("The link to the messaging service."),
      status: label("The status line (CHAT-11)."),
      greeting: text("The greeting (CHAT-11).", { max: 160 }),
      placeholder: label("In the empty input (CHAT-11)."),
    }),
  });
};

/** The labels of content/words.yaml, checked. */
export type Words = z.infer<ReturnType<typeof wordsSchema>>;

/** The words of single pages, as opposed to those of the layout. */
export type PageWords = Pick<Words, "article" | "callToAction" | "carousel" | "hours" | "lightbox" | "map" | "service">;

/** The words that the video's popup says. */
export type VideoWords = Omit<Words["video"], "elsewhere">;

/** The words of the layout around every page. */
export type LayoutWords = Omit<Words, keyof PageWords | "offline" | "video"> & { video: Pick<Words["video"], "elsewhere"> };

/** The words by where they are said. */
export interface DividedWords {
  words: LayoutWords;
  pageWords: PageWords;
  offlineWords: Words["offline"];
  videoWords: VideoWords;
}

/** Separates the words of single pages, of the screen without a connection and of the video's popup from those of the layout, so that the code that every visit fetches holds only the latter. */
export function divideWords(words: Words): DividedWords {
  const { article, callToAction, carousel, hours, lightbox, map, service, offline, video, ...layout } = words;
  const { elsewhere, ...videoWords } = video;
  const pageWords = { article, callToAction, carousel, hours, lightbox, map, service };
  return { words: { ...layout, video: { elsewhere } }, offlineWords: offline, videoWords, pageWords };
}
