import { useErrorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/overlay-store.ts'
import { Card, Toolbar } from '../ui/parts.tsx'

/** The form is gone: who sent it goes on here, with the secret selected. */
const goOnHere = (field: HTMLInputElement | null) => field?.focus()

interface ShownOnceWords {
  title: string
  label: string
  once: string
  copy: string
  copied: string
  done: string
}

/** The one time that a secret is seen. */
export function ShownOnce({
  secret,
  words,
  onDone,
}: {
  secret: string
  words: ShownOnceWords
  onDone: () => void
}) {
  const wordsFor = useErrorWords()
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      toast({ tone: 'ok', words: words.copied })
    } catch (error) {
      toast({ tone: 'bad', words: wordsFor(error) })
    }
  }
  return (
    <Card as="section" tone="info" gap={4} aria-label={words.title}>
      <h2>{words.title}</h2>
      <Field label={words.label} hint={words.once}>
        {(control) => (
          <input
            {...control}
            ref={goOnHere}
            readOnly
            value={secret}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Toolbar>
        <Button variant="primary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.done}
        </Button>
      </Toolbar>
    </Card>
  )
}
