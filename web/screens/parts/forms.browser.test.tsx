import '../../messages/calendars.ts'
import '../../messages/keys.ts'
import '../../messages/moderation.ts'
import '../../ui/theme/tokens.css'
import '../../ui/theme/base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { ConnectServer } from '../../care/calendars/connect-server.tsx'
import { messagesOf } from '../../messages/index.ts'
import { KeyForm } from '../../people/keys/key-form.tsx'
import { Field } from '../../ui/field.tsx'
import { useForm } from '../../ui/form/use-form.ts'

const show = (screen: ReactElement) =>
  render(
    <IntlProvider locale="en" timeZone="Asia/Kolkata" messages={messagesOf('en')}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{screen}</MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  )
/** A finger stays on what it presses for a moment; so long the button may not move. */
const held = { delay: 150 }

/** A form with everything below its first field that a person can press. */
function Form({ onPress }: { onPress: (what: string) => void }) {
  const { errors, text, form } = useForm({
    initial: { name: '', note: '' },
    schema: z.object({ name: z.string().min(1, 'Please enter a name'), note: z.string() }),
    send: async () => {},
  })
  return (
    <form {...form}>
      <Field label="Name" error={errors.name}>
        {(control) => <input {...control} {...text('name')} />}
      </Field>
      <button type="button" onClick={() => onPress('button')} style={{ display: 'block', height: 18 }}>
        Cancel
      </button>
      <label style={{ display: 'block', height: 18 }}>
        <input type="checkbox" onChange={() => onPress('checkbox')} /> Often
      </label>
      <details onToggle={() => onPress('details')}>
        <summary style={{ height: 18 }}>More</summary>
      </details>
      <Field label="Note">{(control) => <input {...control} {...text('note')} />}</Field>
    </form>
  )
}

test.each([
  ['button', 'Cancel'],
  ['checkbox', 'Often'],
  ['details', 'More'],
])(
  'a press on a %s below an empty field lands, and the error of the field stands there after it',
  async (what, words) => {
    const onPress = vi.fn()
    const screen = await show(<Form onPress={onPress} />)
    await screen.getByLabelText('Name').click()
    await userEvent.click(screen.getByText(words), held)
    await expect.element(screen.getByText('Please enter a name')).toBeVisible()
    expect(onPress).toHaveBeenCalledExactlyOnceWith(what)
  },
)

test('who leaves a field by the keyboard hears at once what is wrong, and who presses elsewhere when the press ends', async () => {
  const screen = await show(<Form onPress={() => {}} />)
  const name = screen.getByLabelText('Name')
  await name.click()
  await userEvent.keyboard('{Tab}')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveAccessibleDescription('Please enter a name')
  await name.fill('Asha')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await name.fill('')
  await userEvent.click(screen.getByLabelText('Note'), held)
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
})

const forms: [string, string, (onClose: () => void) => ReactElement][] = [
  ['a calendar server', 'Cancel', (onClose) => <ConnectServer onClose={onClose} onConnected={() => {}} />],
  ['an API key', 'Cancel', (onClose) => <KeyForm onMade={async () => {}} onCancel={onClose} />],
]
test.each(forms)(
  'the form of %s is closed by one press while its first field is empty',
  async (_what, words, form) => {
    const onClose = vi.fn()
    const screen = await show(form(onClose))
    await expect.element(screen.getByRole('textbox').first()).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: words, exact: true }), held)
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  },
)
