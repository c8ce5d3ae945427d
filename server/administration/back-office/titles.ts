import type { HealerFile, verification } from '@newyou/contract/administration/back-office/healers'
import { lawOf } from '@newyou/contract/care/healers/titles'
import type { z } from 'zod'
import { backOfficeReplies } from '../../messages/replies/back-office.ts'
import { refuse } from './refuse.ts'

type Seen = Pick<
  z.output<typeof verification>,
  'title' | 'register_name' | 'register_number' | 'checked_instead'
>

/** A title has a register, or what was checked where there is none; a protected one has its register. @throws DomainError invalidInput */
export function checkTitle({ title, register_name: name, register_number: number, checked_instead }: Seen) {
  const law = lawOf(title)
  if (!name && number) refuse('register_name', backOfficeReplies.required)
  if (name && !number) refuse('register_number', backOfficeReplies.required)
  if (!name && law) refuse('register_name', `This title needs a register: ${law}`)
  if (!name && checked_instead.length === 0) refuse('checked_instead', backOfficeReplies.checkedMissing)
}

/** Whether a second colleague looks at it too: a title that a law protects, unless it stands already with this register. */
export const needsSecond = (before: HealerFile, seen: Seen): boolean =>
  lawOf(seen.title) !== undefined &&
  !(
    before.state === 'verified' &&
    before.title === seen.title &&
    before.register_name === seen.register_name &&
    before.register_number === seen.register_number
  )
