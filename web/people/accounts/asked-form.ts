import { type ProfileForm, profileForm } from '@newyou/contract/people/accounts/profile'
import { type AskableField, askableFields } from '@newyou/contract/profile-fields'
import { z } from 'zod'

/** The form of a profile with the fields that the practice asks for, and with `only`, those of them alone. */
export function askedForm(asked: readonly AskableField[], only?: readonly string[]) {
  const isShown = (field: string) =>
    (!askableFields.some((askable) => askable === field) || asked.some((one) => one === field)) &&
    (!only || only.includes(field))
  const shown = Object.entries(profileForm.shape).filter(([field]) => isShown(field))
  // Each field keeps its own schema; what is left out is only absent.
  return z.object(Object.fromEntries(shown)) as unknown as z.ZodType<Partial<ProfileForm>>
}
