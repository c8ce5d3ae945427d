import { z } from 'zod'
import { descriptionMax, descriptionMissing } from '../../vocabulary.ts'

/** The client's topic for the session. */
export const appointmentDescription = z
  .string({ error: descriptionMissing })
  .trim()
  .min(1, { error: descriptionMissing })
  .max(descriptionMax)
