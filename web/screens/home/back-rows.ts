import '../../messages/home-back.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { planQueries } from '../../care/action-plans/queries.ts'
import { appointmentQueries } from '../../care/appointments/queries.ts'
import { isWaiting } from '../../care/healing-sessions/healing-words.tsx'
import { healingQueries } from '../../care/healing-sessions/queries.ts'
import { questionnaireQueries } from '../../care/questionnaire/queries.ts'
import { selfTestQueries } from '../../care/self-tests/queries.ts'
import { learningQueries } from '../../learning/courses/learning-queries.ts'
import { myBooksQuery } from '../../learning/ebooks/my-books-query.ts'
import { eventQueries } from '../../learning/events/queries.ts'
import { guardianQueries } from '../../people/guardians/queries.ts'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'

interface Row {
  kind: 'next' | 'asked' | 'begun'
  words: string
  to: string
}
type Found = Omit<Row, 'kind'> | undefined

/** Courses looked at for one that was begun. */
const coursesLookedAt = 5

/** One line of each kind at most, so that the rows keep their room; the dashboard has all. Undefined while it loads. */
export function useBackRows(): Row[] | undefined {
  const { data: coming, isPending } = useQuery(appointmentQueries.coming())
  const next = useNext(coming?.data ?? [])
  const asked = useAsked(coming?.data ?? [])
  const begun = useBegun()
  if (isPending || next === 'pending') return undefined
  return [
    { kind: 'next' as const, found: next },
    { kind: 'asked' as const, found: asked },
    { kind: 'begun' as const, found: begun },
  ].flatMap(({ kind, found }) => (found ? [{ kind, ...found }] : []))
}

const isAhead = (now: number) => (appointment: Appointment) => Date.parse(appointment.ends_at) > now

function useNext(coming: readonly Appointment[]): Found | 'pending' {
  const t = useTranslations('home-back')
  const { at, now } = useWhen()
  const { data: events, isPending } = useQuery(eventQueries.mine('upcoming', 1))
  if (isPending) return 'pending'
  const session = coming.filter(isAhead(now)).find(({ state }) => state === 'confirmed')
  const event = events?.data.find(({ enrolment }) => enrolment.state === 'enrolled')
  if (session && (!event || session.starts_at <= event.starts_at))
    return {
      words: t('session', { when: at(session.starts_at), name: session.healer.full_name }),
      to: urls.appointment(session.u_id),
    }
  if (event)
    return {
      words: t('event', { when: at(event.starts_at), title: event.title }),
      to: urls.eventJoin(event.kind, event.u_id),
    }
  return { words: t('noSession'), to: urls.healers() }
}

/** Items waiting for an answer, most urgent first: expiring ones, then those others wait for, then one's own plan. */
function useAsked(coming: readonly Appointment[]): Found {
  const t = useTranslations('home-back')
  const locale = useLocale()
  const { now } = useWhen()
  const { data: guardian } = useQuery(guardianQueries.mine())
  const { data: healing } = useQuery(healingQueries.mine())
  const { data: tests } = useQuery(selfTestQueries.list(locale))
  const { data: today } = useQuery(planQueries.today())
  const { data: questions } = useQuery(questionnaireQueries.mine())
  const ahead = coming.filter(isAhead(now))
  const kept = ahead.find(
    ({ state, hold_until: until, order_u_id }) =>
      state === 'held' && order_u_id && (until === null || Date.parse(until) > now),
  )
  if (kept?.order_u_id)
    return { words: t('pay', { name: kept.healer.full_name }), to: urls.payment(kept.order_u_id) }
  const moved = ahead.find(({ state, is_reschedule_open }) => state === 'confirmed' && is_reschedule_open)
  if (moved) return { words: t('moved', { name: moved.healer.full_name }), to: urls.appointment(moved.u_id) }
  const offer = healing?.data.find((one) => one.state === 'offered' && isWaiting(one, now))
  if (offer) return { words: t('offer', { name: offer.healer.full_name }), to: urls.counseling() }
  if (guardian && (guardian.state === 'missing' || guardian.state === 'pending'))
    return { words: t('guardian'), to: urls.privacyCentre() }
  const [request] = (tests ?? []).flatMap(({ requests }) => requests)
  if (request) return { words: t('test', { name: request.healer.full_name }), to: urls.result() }
  const open = (today ?? []).filter(({ answer, is_open: isOpen }) => isOpen && answer === null)
  if (open.length > 0) return { words: t('plan', { count: open.length }), to: urls.myActionPlan() }
  if (questions?.answered === 0 && questions.total > 0)
    return { words: t('newQuestions'), to: urls.questions() }
  return undefined
}

/** Unfinished items: the questionnaire, a course, a book. */
function useBegun(): Found {
  const t = useTranslations('home-back')
  const { data: questions } = useQuery(questionnaireQueries.mine())
  const { data: courses } = useQuery(learningQueries.courses(coursesLookedAt))
  const { data: books } = useQuery(myBooksQuery)
  if (questions && questions.answered > 0 && questions.answered < questions.total) {
    const { answered, total } = questions
    return { words: t('questions', { answered, total }), to: urls.questions() }
  }
  const course = courses?.data.find(
    ({ resume, completed_count: done }) => resume && (done > 0 || resume.position_seconds > 0),
  )
  if (course) return { words: course.title, to: urls.player(course.u_id, course.resume?.content_u_id) }
  const book = books?.find(({ place }) => place && place.progress_percent < 100)
  return book && { words: book.title, to: urls.readBook(book.u_id) }
}
