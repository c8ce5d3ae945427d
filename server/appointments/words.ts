import type { News } from '../notifications/index.ts'

type Words = Pick<News, 'title' | 'description' | 'outside'>

interface Booked {
  startsAt: Date
  /** Of whoever reads it. */
  zone: string
  publicUrl: string
}

/** A moment as one reads it in a zone, with the zone's name: Sat, 21 Nov 2026, 10:00 am (India Standard Time). */
function timeInWords(moment: Date, zone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-IN', {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'long',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const [weekday, day, month, year] = ['weekday', 'day', 'month', 'year'].map((name) =>
    parts.get(name as 'day'),
  )
  const time = `${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')}`
  return `${weekday}, ${day} ${month} ${year}, ${time} (${parts.get('timeZoneName')})`
}

export function bookedForClient({
  startsAt,
  zone,
  healerName,
  publicUrl,
}: Booked & { healerName: string }): Words {
  const when = timeInWords(startsAt, zone)
  return {
    title: 'Your session is booked',
    description: `With ${healerName} on ${when}`,
    outside: {
      mail: {
        subject: `Your session with ${healerName} is booked`,
        text: [
          `Your session with ${healerName} is booked for ${when}. It lasts 45 minutes.`,
          `You find it here, with a calendar file and your receipt: ${publicUrl}/dashboard`,
          'We look forward to seeing you.',
        ].join('\n\n'),
      },
      sms: `New You: your session with ${healerName} is booked for ${when}. ${publicUrl}/dashboard`,
    },
  }
}

export function bookedForHealer({
  startsAt,
  zone,
  clientName,
  publicUrl,
}: Booked & { clientName: string }): Words {
  const when = timeInWords(startsAt, zone)
  return {
    title: 'A new session with you',
    description: `${clientName} on ${when}`,
    outside: {
      mail: {
        subject: `${clientName} booked a session with you`,
        text: [
          `${clientName} booked a session with you for ${when}. It lasts 45 minutes.`,
          `What the client would like to talk about stands in your practice: ${publicUrl}/practice`,
        ].join('\n\n'),
      },
      sms: `New You: ${clientName} booked a session with you for ${when}.`,
    },
  }
}
