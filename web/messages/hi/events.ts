import type { InLanguage } from '@newyou/contract/locales'
import type { events as english } from '../en/events.ts'

/** Texts of a row: on lists, on the home page, beside other events. */
export const events: InLanguage<typeof english> = {
  kinds: { webinar: 'वेबिनार', workshop: 'वर्कशॉप' },
  free: 'मुफ़्त',
  /** How long, short: in rows. */
  long: {
    minutes: '{count, number} मिनट',
    hours: '{hours, plural, one {# घंटा} other {# घंटे}}',
    both: '{hours, plural, one {# घंटा} other {# घंटे}} {minutes, number} मिनट',
  },
  row: {
    words: '{time}, {long}। {name} के साथ {kind}। {where}।',
    running: 'अभी लाइव, {time} तक। {name} के साथ {kind}। {where}।',
    recorded: 'रिकॉर्डिंग, {long}। {name} के साथ {kind}।',
    online: 'ऑनलाइन',
    seats: '{count, plural, =0 {सीटें भर गईं} one {# सीट बाकी} other {# सीटें बाकी}}',
  },
}
