import type { Transaction } from 'kysely'
import { after, days, minutes } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import type { Pictures } from '../server/platform/media/pictures.ts'
import { cleanRichText, plainText } from '../server/platform/rich-text.ts'
import type { Hour } from './art/colours.ts'
import type { DemoEvent } from './content/events/event.ts'
import { recordedEvents } from './content/events/recorded.ts'
import { smallEvents } from './content/events/small.ts'
import { demoSpeakers } from './content/events/speakers.ts'
import { upcomingWebinars } from './content/events/upcoming-webinars.ts'
import { upcomingWorkshops } from './content/events/upcoming-workshops.ts'
import { demoId } from './ids.ts'
import { toHtml } from './markup.ts'
import { courseMedia } from './media/index.ts'
import { drawCover } from './pictures.ts'
import { languageOf, loadEventVersions } from './second-versions.ts'

type Trx = Transaction<DB>

/** New ones at the end: the place in this list chooses the cover. */
export const demoEvents = [...upcomingWebinars, ...upcomingWorkshops, ...recordedEvents, ...smallEvents]

const zone = 'Asia/Kolkata'
const quarter = minutes(15)
const coverFolder = ({ slug }: DemoEvent) => `demo/events/${slug}`

/** The sky over an event is the hour at which it starts. */
function hourOf({ when }: DemoEvent): Hour {
  if (when === 'soon') return 'haze'
  const hour = Number(when.time.slice(0, 2))
  if (hour < 7) return 'predawn'
  if (hour < 9) return 'dawn'
  if (hour < 16) return 'haze'
  if (hour < 18) return 'gold'
  return hour < 20 ? 'dusk' : 'night'
}

/** The covers of the events, as tasks that draw and keep them. */
export const eventTasks = (pictures: Pictures) =>
  demoEvents.map((event, number) => async () => {
    const cover = await drawCover({
      category: event.category,
      seed: number + 131,
      hour: hourOf(event),
      ratio: '16:9',
    })
    for (const { name, data } of cover) await pictures.keep(`${coverFolder(event)}/${name}`, data)
  })

export function startOf({ when }: DemoEvent, now: Date): Date {
  if (when === 'soon') return new Date(Math.ceil(now.getTime() / quarter) * quarter)
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  const start = today.add({ days: when.day }).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from(when.time),
  })
  return new Date(start.epochMilliseconds)
}

function rowOf(event: DemoEvent, now: Date) {
  const startsAt = startOf(event, now)
  const about = cleanRichText(toHtml(event.about))
  const film = courseMedia.find(({ name }) => name === event.recording)
  const madeAt = after(new Date(Math.min(startsAt.getTime(), now.getTime())), -days(20))
  return {
    u_id: demoId('event', event.slug),
    kind: event.kind,
    healer_id: demoId('healer', event.by),
    title: event.title,
    lead: event.lead,
    category: event.category,
    language: event.language,
    written_in: languageOf(event.title),
    image: JSON.stringify({ cover: `/media/${coverFolder(event)}/cover` }),
    about,
    words: plainText(about),
    what_to_bring: event.what_to_bring,
    starts_at: startsAt,
    minutes: event.minutes,
    ends_at: after(startsAt, minutes(event.minutes)),
    is_online: event.venue === undefined,
    venue: event.venue ? JSON.stringify(event.venue) : null,
    price_paise: event.rupees * 100,
    seats: event.seats ?? null,
    recording: film?.media ?? null,
    recording_type: film?.type ?? null,
    recording_seconds: film?.seconds ?? null,
    captions: JSON.stringify(film?.captions ?? []),
    is_introduction: event.isIntroduction ?? false,
    is_demo: true,
    created_at: madeAt,
    updated_at: madeAt,
  }
}

/** Webinars and workshops around today. */
export async function loadEvents(trx: Trx, now: Date) {
  await trx
    .insertInto('event')
    .values(demoEvents.map((event) => rowOf(event, now)))
    .execute()
  await trx
    .insertInto('event_speaker')
    .values(
      demoSpeakers.map(({ event, healer, ...speaker }, place) => ({
        ...speaker,
        u_id: demoId('event-speaker', `${place}`),
        event_id: demoId('event', event),
        healer_id: healer ? demoId('healer', healer) : null,
      })),
    )
    .execute()
  await loadEventVersions(trx)
}
