import type { OutlineSection } from '@newyou/contract/administration/back-office/course-outline'

export type Sections = readonly OutlineSection[]
/** A movable part of the outline, by its kind. */
export interface Part {
  kind: 'section' | 'lesson' | 'question'
  id: string
}
export type Direction = -1 | 1

const placeOf = (rows: readonly { u_id: string }[], id: string) => rows.findIndex(({ u_id }) => u_id === id)
const sectionWith = (sections: Sections, lessonId: string) =>
  sections.findIndex(({ lessons }) => placeOf(lessons, lessonId) >= 0)

/** The rows with one moved; undefined if the target is outside the list or unchanged. */
function moved<T>(rows: readonly T[], from: number, to: number): T[] | undefined {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length || from === to) return undefined
  const rest = rows.toSpliced(from, 1)
  return rest.toSpliced(to, 0, row)
}

const withLessons = (
  sections: Sections,
  index: number,
  change: (lessons: OutlineSection['lessons']) => OutlineSection['lessons'],
) =>
  sections.map((section, at) => (at === index ? { ...section, lessons: change(section.lessons) } : section))

/** A lesson into another section, before the lesson at that place. */
function carried(sections: Sections, from: number, lessonId: string, to: number, place: number) {
  const lesson = sections[from]?.lessons.find(({ u_id }) => u_id === lessonId)
  if (!lesson || !sections[to]) return undefined
  const without = withLessons(sections, from, (lessons) => lessons.filter((one) => one !== lesson))
  return withLessons(without, to, (lessons) => lessons.toSpliced(place, 0, lesson))
}

function withQuestions(
  sections: Sections,
  questionId: string,
  change: (at: number, count: number) => number,
) {
  for (const [index, { lessons }] of sections.entries())
    for (const quiz of lessons) {
      const at = placeOf(quiz.questions, questionId)
      if (at < 0) continue
      const questions = moved(quiz.questions, at, change(at, quiz.questions.length))
      return (
        questions &&
        withLessons(sections, index, (all) => all.map((one) => (one === quiz ? { ...quiz, questions } : one)))
      )
    }
  return undefined
}

/**
 * One step up or down. The first lesson of a section goes up to the end of the section above, the last down to the beginning
 * of the one below. Nothing at the ends.
 */
export function stepped(sections: Sections, { kind, id }: Part, direction: Direction): Sections | undefined {
  if (kind === 'question') return withQuestions(sections, id, (at) => at + direction)
  if (kind === 'section') {
    const at = placeOf(sections, id)
    return moved(sections, at, at + direction)
  }
  const from = sectionWith(sections, id)
  const lessons = sections[from]?.lessons ?? []
  const at = placeOf(lessons, id)
  const within = moved(lessons, at, at + direction)
  if (within) return withLessons(sections, from, () => within)
  const to = from + direction
  return carried(sections, from, id, to, direction < 0 ? (sections[to]?.lessons.length ?? 0) : 0)
}

/** Where something can be dropped: on a part, or at the end of a section. */
export type Target = Part | { kind: 'end'; id: string }

/** The order after a drop; nothing where it changes none. */
export function dropped(sections: Sections, { kind, id }: Part, over: Target): Sections | undefined {
  if (kind === 'section') return moved(sections, placeOf(sections, id), placeOf(sections, over.id))
  if (kind === 'question')
    return withQuestions(sections, id, (at) => {
      const quiz = sections
        .flatMap(({ lessons }) => lessons)
        .find(({ questions }) => placeOf(questions, id) >= 0)
      const to = placeOf(quiz?.questions ?? [], over.id)
      return to < 0 ? at : to
    })
  const from = sectionWith(sections, id)
  const to = over.kind === 'end' ? placeOf(sections, over.id) : sectionWith(sections, over.id)
  const there = sections[to]?.lessons ?? []
  const place = over.kind === 'end' ? there.length : placeOf(there, over.id)
  if (from !== to) return carried(sections, from, id, to, place)
  const within = moved(there, placeOf(there, id), Math.min(place, there.length - 1))
  return within && withLessons(sections, from, () => within)
}

/** The place of a part as it is read out after a move: "position 2 of 3 in Evening". */
export function placeWords(sections: Sections, { kind, id }: Part): string {
  const at = (rows: readonly { u_id: string }[]) => `position ${placeOf(rows, id) + 1} of ${rows.length}`
  if (kind === 'section') return at(sections)
  for (const { title, lessons } of sections) {
    if (kind === 'lesson' && placeOf(lessons, id) >= 0) return `${at(lessons)} in ${title}`
    const quiz = lessons.find(({ questions }) => placeOf(questions, id) >= 0)
    if (kind === 'question' && quiz) return `${at(quiz.questions)} in ${quiz.title}`
  }
  return ''
}
