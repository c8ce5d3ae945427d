import '../../messages/appointments-together.ts'
import '../../ui/form/zod-without-eval.ts'
import { invitedContact } from '@newyou/contract/care/appointments/together'
import { sharesOf, togetherLimits } from '@newyou/contract/care/appointments/together-rules'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import type { PublicService } from '@newyou/contract/care/healers/services'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { randomId } from '../../session/random-id.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { RadioCard } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, FormFailure } from '../../ui/form/form-parts.tsx'
import { rupees } from '../../ui/format.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'

export interface TogetherWanted {
  healer_u_id: string
  service_u_id: string
  place_u_id?: string
  mode: MeetingMode
  starts_at: string
}

interface BookTogetherProps {
  wanted: TogetherWanted
  service: Pick<PublicService, 'people_min' | 'people_max' | 'price_paise'>
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** What the client would like to talk about; undefined, and marked, while it is missing. */
  describe: () => string | undefined
}

/** Books the chosen time for several people; closed it is a button, unless the service is for several alone. */
export function BookTogether(props: BookTogetherProps) {
  const t = useTranslations('appointments-together')
  const session = useSession()
  const isOnlyTogether = props.service.people_min > 1
  if (!props.isOpen && !isOnlyTogether)
    return (
      <Button variant="bare" onClick={() => props.onOpen(true)}>
        {t('open')}
      </Button>
    )
  if (session?.role !== 'client') {
    const { healer_u_id, service_u_id, starts_at: at, mode, place_u_id: place } = props.wanted
    return (
      <Button
        variant="accent"
        wide
        to={urls.login(urls.healer(healer_u_id, { at, service: service_u_id, mode, place }))}
      >
        {t('logIn')}
      </Button>
    )
  }
  return <Others {...props} isOnlyTogether={isOnlyTogether} />
}

function Others({
  wanted,
  service,
  onOpen,
  describe,
  isOnlyTogether,
}: BookTogetherProps & { isOnlyTogether: boolean }) {
  const t = useTranslations('appointments-together')
  const navigate = useNavigate()
  const localized = useLocalized()
  const most =
    wanted.mode === 'in-person' ? service.people_max : Math.min(service.people_max, togetherLimits.onlineMax)
  const least = Math.max(1, service.people_min - 1)
  const counts = Array.from({ length: Math.max(0, most - least) }, (_, index) => String(least + index))
  const [chosen, setCount] = useState(String(least))
  const count = counts.includes(chosen) ? Number(chosen) : least
  const [typed, setTyped] = useState<readonly string[]>([])
  const [isSplit, setSplit] = useState(false)
  const [isTried, setTried] = useState(false)
  const contacts = Array.from({ length: count }, (_, index) => typed[index] ?? '')
  const isRight = (text: string) => invitedContact.safeParse(text).success
  const { run, isBusy, failure } = useAction(
    async (description: string) => {
      const { data } = await callApi('POST /api/website/session-together', {
        body: { ...wanted, description, contacts, is_split: isSplit && service.price_paise > 0 },
        idempotencyKey: randomId(),
      })
      await navigate(localized(data.order_u_id ? urls.payment(data.order_u_id) : urls.appointment(data.u_id)))
    },
    { shows: 'failure' },
  )
  const [mine = 0] = sharesOf(service.price_paise, count + 1)
  return (
    <Stack as="section" gap={4} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className="small t2">{t('words')}</p>
      {counts.length > 1 && (
        <ChoiceButtons
          label={t('how')}
          name="people"
          options={counts.map((value) => ({ value, label: value }))}
          value={String(count)}
          onChoose={setCount}
        />
      )}
      {contacts.map((text, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the first stays the first
          key={index}
          label={t('contact', { number: index + 1 })}
          error={isTried && !isRight(text) ? t('contactWrong') : undefined}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={120}
              value={text}
              onChange={({ target }) => setTyped(contacts.toSpliced(index, 1, target.value))}
            />
          )}
        </Field>
      ))}
      {service.price_paise > 0 && (
        <Stack as="fieldset" gap={2}>
          <legend>{t('pays')}</legend>
          <RadioCard name="pays" value="me" checked={!isSplit} onChange={() => setSplit(false)}>
            <b>{t('paysMe', { price: rupees(service.price_paise) })}</b>
          </RadioCard>
          <RadioCard name="pays" value="each" checked={isSplit} onChange={() => setSplit(true)}>
            <b>{t('paysEach', { price: rupees(mine) })}</b>
          </RadioCard>
        </Stack>
      )}
      <p className="small t2">{t('rules')}</p>
      <FormFailure>{failure}</FormFailure>
      <Button
        variant="accent"
        wide
        busy={isBusy}
        onClick={() => {
          setTried(true)
          const words = describe()
          if (words && contacts.every(isRight)) void run(words)
        }}
      >
        {t('book', { count: count + 1 })}
      </Button>
      {!isOnlyTogether && (
        <Button variant="bare" onClick={() => onOpen(false)}>
          {t('alone')}
        </Button>
      )}
    </Stack>
  )
}
