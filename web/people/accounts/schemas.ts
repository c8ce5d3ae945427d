import '../../ui/form/zod-without-eval.ts'
import { email, mobile, otpChannel, otpCode } from '@newyou/contract/people/accounts/fields'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import { z } from 'zod'

export { accountForm } from '@newyou/contract/people/accounts/registration'

/** A contact and how the OTP should come; its messages are fixed by the requirements. */
export const loginForm = z
  .object({
    contact: z.string().trim().min(1, { error: accountMessages.contactMissing }),
    channel: otpChannel,
  })
  .check((context) => {
    const { contact, channel } = context.value
    const { error } = (channel === 'email' ? email : mobile(accountMessages.phoneInvalid)).safeParse(contact)
    const [issue] = error?.issues ?? []
    if (issue)
      context.issues.push({ code: 'custom', message: issue.message, input: contact, path: ['contact'] })
  })

export const otpForm = z.object({ otp: otpCode })
