import '../../messages/healers-booking.ts'
import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import type { PublicService } from '@newyou/contract/care/healers/services'
import { descriptionMissing } from '@newyou/contract/vocabulary'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { currentSession, useSession } from '../../session/session.ts'
import { focusFirstWrong } from '../../ui/field.tsx'
import { useLocalized } from '../../ui/locale-link.tsx'

/** Comes with the first touch of the form; a first visit only reads. */
export const loadBooking = () =>
  import('./book-time.ts').catch(() => {
    throw new ApiError(0, { code: 'offline' })
  })

/**
 * Keeps the chosen time and goes on to pay. On the way: log in if needed, complete the profile if needed, and
 * come back to the same choice. The line that was written waits in this tab.
 */
export function useBooking({
  healer,
  service,
  at,
  mode,
  placeId,
  pack,
  paysLater,
  onSlotGone,
}: {
  healer: HealerDetail
  service: PublicService
  at: string | undefined
  mode: MeetingMode
  placeId: string | undefined
  /** Sessions paid for in advance, if one of them is to be used. */
  pack: string | undefined
  /** Booked at once and paid until some hours before. */
  paysLater: boolean
  onSlotGone: () => void
}) {
  const t = useTranslations('healers-booking')
  const navigate = useNavigate()
  const localized = useLocalized()
  const wordsKey = `booking-words:${healer.u_id}`
  const [description, setDescription] = useState('')
  const [descriptionError, setDescriptionError] = useState<string>()
  const [isHealer, setHealer] = useState(false)
  const [nextFree, setNextFree] = useState<readonly string[]>([])
  const [heldOrder, setHeldOrder] = useState<string>()
  const { run, isBusy, failure, reset } = useAction(book, {
    shows: 'failure',
    onFailure(error) {
      if (!(error instanceof ApiError)) return
      setDescriptionError(error.fieldErrors.description)
      void loadBooking().then(({ readHeldOrder, readNextFree }) => {
        setHeldOrder(readHeldOrder(error.data))
        setNextFree(readNextFree(error.data))
      })
      if (error.code === 'slotTaken' || error.code === 'slotNotOffered') onSlotGone()
    },
  })

  useEffect(() => {
    const kept = sessionStorage.getItem(wordsKey)
    if (kept) setDescription(kept)
  }, [wordsKey])

  const describe = (text: string) => {
    setDescription(text)
    sessionStorage.setItem(wordsKey, text)
    if (text.trim()) setDescriptionError(undefined)
    void loadBooking().catch(() => {})
  }
  const checkDescription = () => {
    const isMissing = description.trim() === ''
    setDescriptionError(isMissing ? descriptionMissing : undefined)
    return !isMissing
  }

  async function book({ time, words }: { time: string; words: string }) {
    const { bookTime } = await loadBooking()
    const next = await bookTime({
      healerId: healer.u_id,
      healerName: healer.full_name,
      serviceId: service.u_id,
      minutes: service.minutes,
      pricePaise: service.price_paise,
      at: time,
      mode,
      placeId,
      pack,
      paysLater,
      words,
    })
    if (next === 'work-account') return setHealer(true)
    if (next.isBooked) sessionStorage.removeItem(wordsKey)
    return navigate(localized(next.path))
  }

  function forgive() {
    reset()
    setHealer(false)
    setNextFree([])
    setHeldOrder(undefined)
  }

  function start(time: string, words: string) {
    forgive()
    void run({ time, words })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy || !at) return
    if (!checkDescription()) {
      requestAnimationFrame(() => focusFirstWrong(form))
      return
    }
    start(at, description)
  }

  // Back from the log-in, the registration or the profile with the same choice: nothing is left to press.
  const goOn = useEffectEvent(async () => {
    const words = sessionStorage.getItem(wordsKey) ?? ''
    if (!at || !words.trim() || currentSession()?.role !== 'client' || isBusy) return
    const { takeBookingRequest } = await loadBooking()
    if (takeBookingRequest({ serviceId: service.u_id, at, mode, placeId, pack, paysLater })) start(at, words)
  })
  const session = useSession()
  const isIn = session !== null
  useEffect(() => {
    if (isIn && at) void goOn().catch(() => {})
  }, [isIn, at])

  return {
    description,
    describe,
    checkDescription,
    descriptionError,
    failure: isHealer ? t('healerAccount') : failure,
    nextFree,
    heldOrder,
    isBusy,
    submit,
    forgive,
  }
}
