import { addresses } from '@newyou/contract/addresses'
import { type Locale, localized } from '@newyou/contract/locales'
import { inReadersLanguage, type Parameters, type TemplateKey } from '../../../messages/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type CalendarEntry, invitationOf } from './invitation.ts'
import type { MailFrame } from './layout.ts'
import { renderMail } from './mail-text.ts'

export interface Composed {
  message: TemplateKey
  parameters: Parameters
  invitation?: CalendarEntry
}

/** Makes a mail of a message: HTML and plain text in the reader's language, and its calendar file. */
export function createMailComposing({
  messages,
  publicUrl,
  clock,
}: Pick<Platform, 'messages' | 'publicUrl' | 'clock'>) {
  return function compose(
    locale: Locale,
    { message, parameters, invitation }: Composed,
    frame: Partial<MailFrame> = {},
  ) {
    const values = inReadersLanguage({ site: publicUrl, ...parameters }, locale, publicUrl)
    const content = messages.mail(locale, message, values)
    const surroundings = {
      homeUrl: publicUrl + localized(addresses.home, locale),
      reason: messages.mailLabel(locale, 'account'),
      links: [],
      ...frame,
    }
    return {
      ...renderMail(content, surroundings),
      invitation:
        invitation &&
        invitationOf(invitation, {
          title: invitation.title ?? messages.mailLabel(locale, 'session', parameters),
          publicUrl,
          now: clock.now(),
        }),
    }
  }
}
