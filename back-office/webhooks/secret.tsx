import { ShownOnce } from '../fields/shown-once.tsx'

/** The secret of a webhook, after it was made. */
export const WebhookSecret = ({ secret, onDone }: { secret: string; onDone: () => void }) => (
  <ShownOnce
    title="Secret of the webhook"
    label="Secret"
    secret={secret}
    hint="Enter it in the other system now: it checks with it that an event comes from here. It is shown only this once"
    onDone={onDone}
  />
)
