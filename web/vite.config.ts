import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { compiledMessages } from './compiled-messages.ts'
import { hoverStyles } from './hover-styles.ts'

/**
 * The server takes React Router from Node itself, so that Vite must take the same file: with the condition
 * `development`, which Node was not started with, there would be two of them that do not know each other.
 */
const oneReactRouter: Plugin = {
  name: 'one-react-router',
  configResolved({ environments: { ssr } }) {
    if (!ssr) return
    ssr.resolve.externalConditions = ssr.resolve.externalConditions.filter(
      (condition) => condition !== 'development' && condition !== 'development|production',
    )
  },
}

/** Only what is about a signed-in person asks through it. */
const ofPeople = /@tanstack|\/web\/(api\/query-client|session\/(with-queries|session-required|unread-query))/
/** What a page from the server brings drawn. */
const drawing = /\/web\/ui\/kolam\//
/** What the frame shows on every page. */
const ofFrame =
  /\/web\/(root|frame\/(frame|page-errors|failures|menus|site|helpline|phone-menu|bottom-bar|header|footer|corner|theme-toggle|cookie-notice|page-progress))|color-scheme|Icon(Home|Users|ArrowRight|ChevronDown|Menu2)\.|react-dom\/(index|cjs\/react-dom\.production)/
const sharedParts =
  /\/web\/ui\/(?!form|kolam\/|mantine|media|words-form|choice|reviews)|\/web\/api\/(?!query-client)|\/web\/session\/(session|call-api|random-id)\./
const sharedCards =
  /\/web\/(?!events\/venue-words)((healers|courses|events|ebooks|articles)\/(board|book|plants|event-row|[a-z-]+-(card|words))\.|messages\/(en\/)?(home|events|(healers|courses|ebooks|articles)-card)\.ts)/

/** What stands around one healer, course, event or book, and not around their lists. */
const ofDetails =
  /\/web\/((ui\/(facts|media\/poster|detail-screen)|session\/(use-when-signed-in|live-events)|appointments\/(policy-words|changes)|courses\/(course-reviews|course-voices|load-course)|purchases\/buy-button|inquiries\/inquiry-button)|.*stars\.)|\/web\/messages\/(en\/)?(healers-booking|inquiries)\.ts|contract\/socket-events|Icon(ArrowBackUp|Check|PlayerPlay|MessageCircle|Certificate|Download|Video|Language|Headphones|CalendarPlus|MapPin)\./
/** What the lists of healers share, with the two or three that are compared. */
const ofHealerList =
  /\/web\/(healers\/(healers-screen|filters|compare\/(compare-b|compared|comparing))|messages\/(en\/)?healers-compare\.ts|ui\/choice)|IconAdjustmentsHorizontal\./
/** What forms of people who are not logged in yet share. */
const ofEntrance =
  /\/web\/(accounts\/(login-form|go-after-login|pending-otp|redirect-to|late-schemas|otp-form|send-otp|device-signal|device-name)|messages\/(en\/)?accounts\.ts)/
/** What every visitor loads as soon as the page is awake. */
const onceAwake =
  /\/web\/(frame\/(book-now|fetch-ahead)|wishlist\/(visitor-heart|heart-button)|messages\/(en\/)?(wishlist|appointments-tooltip))|Icon(Heart|X)\./

/** Used by `react-router build`, and by the server as middleware in development. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [reactRouter(), oneReactRouter, compiledMessages],
  css: { postcss: { plugins: [hoverStyles] } },
  // Pictures stay files: the page's security policy allows no data: addresses.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Of the five thousand icons only those that are used are read.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What nearly every page needs comes in one file: it packs better, and the table of routes names fewer.
                {
                  name: 'base',
                  test: (id) => !ofPeople.test(id) && !drawing.test(id),
                  minShareCount: 65,
                  priority: 3,
                },
                { name: 'queries', test: /@tanstack/, priority: 2 },
                // What tells zod to do without eval runs before any other file can make a schema.
                { name: 'zod', test: /node_modules\/zod\/|zod-without-eval/, priority: 4 },
                { name: 'surround', test: ofFrame, tags: ['$initial'], priority: 2 },
                // What several pages share comes in two: few files, at the price of a few bytes that a page does not use.
                { name: 'parts', tags: ['$initial'], test: sharedParts, minShareCount: 5, priority: 1 },
                { name: 'cards', tags: ['$initial'], test: sharedCards, minShareCount: 2 },
                { name: 'details', tags: ['$initial'], test: ofDetails },
                { name: 'healer-words', test: /\/messages\/(en\/)?healers\.ts/, priority: 1 },
                { name: 'healer-list', test: ofHealerList },
                // What is written in, by whoever it is, and the help that a worried writer is shown.
                {
                  name: 'forms',
                  test: /\/web\/(ui\/(form\/(use-form|form-parts)|words-form)|crisis\/)/,
                  priority: 1,
                },
                { name: 'entrance', test: ofEntrance },
                { name: 'once-awake', test: onceAwake },
              ],
            },
          },
        },
      },
    },
  },
  // The built server must not read five thousand files for a few icons. In development Node reads them faster than Vite.
  ssr: { noExternal: command === 'build' ? ['@tabler/icons-react'] : [] },
}))
