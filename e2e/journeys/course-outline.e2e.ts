import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoneHere } from '../axe.ts'
import { editor, logInColleague, openScreen, showScreen } from '../back-office.ts'
import { expect, freshLetters, open, test } from '../fixtures.ts'

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}
async function newCourse(page: Page, title: string) {
  await openScreen(page, '/courses/create')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Summary', { exact: true }).fill('Five calm evenings.')
  await page.getByRole('combobox', { name: 'Taught by' }).fill('Meera')
  await page.getByRole('option', { name: 'Meera' }).click()
  await choose(page, 'Category', 'Health')
  await page.getByRole('textbox', { name: 'Language', exact: true }).fill('English')
  await page.getByLabel('Price (₹)').fill('900')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/courses\/[0-9a-f-]{36}$/)
  return page.url().split('/').at(-1) ?? ''
}

const somePicture = async () => ({
  name: 'lamp.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#8a5a2b' } })
    .jpeg()
    .toBuffer(),
})

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
/** Rows of a list, by the names of their links or headings. */
const namesOf = async (of: Locator) => of.locator('> li > div:first-child').locator('a, h2').allInnerTexts()
/** The order on screen, and once more as the server has it. */
async function expectOrder(page: Page, courseId: string, name: string, names: string[]) {
  await expect.poll(() => namesOf(list(page, name))).toEqual(names)
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect
    .poll(async () => {
      await openScreen(page, `/courses/${courseId}/outline`)
      return namesOf(list(page, name))
    })
    .toEqual(names)
}
const handleOf = (page: Page, id: string) => page.locator(`[data-part="${id}"] [data-handle]`).first()
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Move ${name} up`, exact: true }) })

/** Drags by the handle, in steps, as a hand does, and lets go when the place is marked. */
async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  for (const share of [0.1, 0.4, 0.8, 1])
    await page.mouse.move(
      start.x + start.width / 2,
      start.y + start.height / 2 + share * (end.y + end.height / 2 - start.y - start.height / 2),
    )
  await expect.poll(() => to.evaluate((place) => place.closest('[data-over]') !== null)).toBe(true)
  await page.mouse.up()
}

test('an editor builds a course on one screen, moves its parts by keys and by dragging, and sees it as a client would', async ({
  browser,
  outside,
  page: visitor,
}) => {
  test.setTimeout(300_000)
  const page = await logInColleague(browser, outside, editor)
  const own = freshLetters()
  const courseId = await newCourse(page, `Lamps ${own}`)
  await page.getByRole('link', { name: 'Sections and lessons' }).click()
  await expect(page.getByText('No sections yet.')).toBeVisible()

  for (const title of ['Evening', 'Morning']) {
    await page.getByLabel('New section').fill(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  const addTo = async (section: string, title: string, kind?: string) => {
    const row = rowOf(page, section)
    if (kind) {
      await row.getByRole('combobox', { name: 'Type' }).click()
      await page.getByRole('option', { name: kind }).click()
    }
    await row.getByLabel(`New lesson in ${section}`).fill(title)
    await row.getByRole('button', { name: 'Add lesson' }).click()
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  }
  await addTo('Evening', 'The lamp')
  await addTo('Evening', 'Three questions', 'Quiz')
  await addTo('Morning', 'The light')
  await expectNoneHere(page, 'a course as it is built')

  // Renamed inline.
  await page.getByRole('button', { name: 'Rename The lamp' }).click()
  await page.getByLabel('New name of The lamp').fill('The oil lamp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'The oil lamp', exact: true })).toBeVisible()

  // By keys: down past the end of the section into the next one, and the focus goes along.
  const said = page.locator('[data-said]')
  await page.getByRole('link', { name: 'The oil lamp', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(said).toHaveText('The oil lamp moved to position 2 of 2 in Evening')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(said).toHaveText('The oil lamp moved to position 1 of 2 in Morning')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(said).toHaveText('The oil lamp moved to position 2 of 2 in Morning')
  await expectOrder(page, courseId, 'Lessons of Morning', ['The light', 'The oil lamp'])

  // By buttons: the button that was pressed keeps the focus in another section.
  await page.getByRole('button', { name: 'Move The light up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move The light up' })).toBeFocused()
  await expectOrder(page, courseId, 'Lessons of Evening', ['Three questions', 'The light'])

  // By dragging: a lesson onto another, a lesson to the end of another section, and a section.
  const idOf = (name: string) => rowOf(page, name).last().getAttribute('data-part')
  const [light, lamp, evening, morning] = [
    (await idOf('The light')) ?? '',
    (await idOf('The oil lamp')) ?? '',
    (await rowOf(page, 'Evening').getAttribute('data-part')) ?? '',
    (await rowOf(page, 'Morning').getAttribute('data-part')) ?? '',
  ]
  await drag(page, handleOf(page, light), handleOf(page, (await idOf('Three questions')) ?? ''))
  await expectOrder(page, courseId, 'Lessons of Evening', ['The light', 'Three questions'])
  await drag(page, handleOf(page, light), page.getByLabel('New lesson in Morning'))
  await expectOrder(page, courseId, 'Lessons of Morning', ['The oil lamp', 'The light'])
  await drag(page, handleOf(page, morning), handleOf(page, evening))
  await expectOrder(page, courseId, 'Sections', ['Morning', 'Evening'])
  expect(lamp).not.toBe('')

  // A question of the quiz, in its form and back.
  await page.getByRole('link', { name: 'Add question to Three questions' }).click()
  await page.getByLabel('Question', { exact: true }).fill('When is the body ready?')
  await page.getByLabel('Answer options').fill('At ten\nWhen it is tired')
  await page.getByLabel('Correct answers').fill('When it is tired')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Back to course' }).click()
  await expect(page.getByRole('link', { name: 'When is the body ready?' })).toBeVisible()

  // A picture in the text of a lesson, which is not added before it is described.
  await page.getByRole('link', { name: 'The oil lamp', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Content', exact: true })
  await text.fill('Look into the flame.')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add picture' })
  await dialog.getByLabel('Picture: file').setInputFiles(await somePicture())
  await expect(dialog.locator('img')).toBeVisible()
  await expectNoneHere(page, 'a picture for a text')
  await expect(dialog.getByRole('button', { name: 'Add picture' })).toBeDisabled()
  await dialog.getByLabel('Alt text').fill('A brass lamp')
  await dialog.getByRole('button', { name: 'Add picture' }).click()
  await expect(text.getByRole('img', { name: 'A brass lamp' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const lessonAddress = new URL(page.url()).pathname.replace('/admin', '')
  await openScreen(page, lessonAddress)
  const picture = text.getByRole('img', { name: 'A brass lamp' })
  await expect(picture).toHaveAttribute('src', /^\/media\/content\/[\da-f-]+\/picture-1280\.webp$/)
  // Opened again and changed, the description alone changes.
  const address = (await picture.getAttribute('src')) ?? ''
  // Until it has its height, what stands around it moves under the pointer.
  await expect
    .poll(() => picture.evaluate((drawn: HTMLImageElement) => drawn.naturalHeight))
    .toBeGreaterThan(0)
  await picture.click()
  const change = page.getByRole('button', { name: 'Picture', exact: true })
  await expect(change).toHaveAttribute('aria-pressed', 'true')
  // By keys: the text still scrolls to what was chosen, and a pointer may miss.
  await change.press('Enter')
  await page.getByRole('dialog', { name: 'Change picture' }).getByLabel('Alt text').fill('A lit brass lamp')
  await page.getByRole('dialog').getByRole('button', { name: 'Change picture' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await openScreen(page, lessonAddress)
  await expect(text.getByRole('img', { name: 'A lit brass lamp' })).toHaveAttribute('src', address)
  await expect(text).toContainText('Look into the flame.')
  await page.getByRole('link', { name: 'Back to course' }).click()

  // The course is a draft; a colleague sees it as a client would, marked as a preview, and nobody else sees it.
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Preview as a client' }).click()
  const preview = await opened
  const mark = preview.getByRole('region', { name: 'Preview' })
  await expect(mark).toContainText('The course is a draft.')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Lamps ${own}`)
  await expect(preview.getByRole('button', { name: 'Buy course' }).first()).toBeDisabled()
  await expectNoneHere(preview, 'the preview of a course')
  await mark.getByRole('link', { name: 'View lessons' }).click()
  await expect(mark).toContainText('Nothing is counted here.')
  const lessons = preview.getByRole('navigation', { name: 'Lessons' })
  await lessons.getByRole('link', { name: /The oil lamp/ }).click()
  await expect(preview.getByRole('heading', { level: 1, name: 'The oil lamp' })).toBeVisible()
  const shown = preview.getByRole('img', { name: 'A lit brass lamp' })
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300)
  await lessons.getByRole('link', { name: /Three questions/ }).click()
  await expect(preview.getByText('When is the body ready?')).toBeVisible()
  await expect(preview.getByText('A preview has no answers.')).toBeVisible()
  await expectNoneHere(preview, 'the preview of a player')
  await preview.close()
  await open(visitor, `/course-preview/${courseId}`)
  await expect(visitor).toHaveURL(/\/login\/staff/)
  await open(visitor, `/courses/courses-details/${courseId}`)
  await expect(visitor.getByRole('heading', { name: `Lamps ${own}` })).toHaveCount(0)

  // Lessons with a file continue in the form, with section and name filled in.
  await rowOf(page, 'Morning').getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Video' }).click()
  await page.getByLabel('New lesson in Morning').fill('The walk')
  await rowOf(page, 'Morning').getByRole('button', { name: 'Add lesson' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The walk')
  await expect(page.getByRole('combobox', { name: 'Section' })).toHaveValue(/Morning/)
  await showScreen(page, '/courses')
  const entries = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { includeHidden: true })
  await expect(entries.filter({ hasText: 'Courses' })).toHaveCount(1)
  await expect(entries.filter({ hasText: 'Course sections' })).toHaveCount(0)
  await page.context().close()
})

test('a colleague whose order is not the latest is told, and sees what is there', async ({
  browser,
  outside,
}) => {
  const page = await logInColleague(browser, outside, editor)
  const courseId = await newCourse(page, `Wicks ${freshLetters()}`)
  await openScreen(page, `/courses/${courseId}/outline`)
  for (const title of ['One', 'Two', 'Three']) {
    await page.getByLabel('New section').fill(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  const other = await page.context().newPage()
  await openScreen(other, `/courses/${courseId}/outline`)
  await other.getByRole('button', { name: 'Move Three up' }).click()
  await expectOrder(other, courseId, 'Sections', ['One', 'Three', 'Two'])
  await page.getByRole('button', { name: 'Move One down' }).click()
  await expect(page.getByText(/Someone else has changed this/)).toBeVisible()
  await expect.poll(() => namesOf(list(page, 'Sections'))).toEqual(['One', 'Three', 'Two'])
  await page.context().close()
})
