import '../../../messages/ebooks.ts'
import type { EbookReading } from '@newyou/contract/learning/ebooks'
import { ebookBookmarkLabelMax } from '@newyou/contract/learning/ebooks/reader'
import { lazy, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { brandName } from '../../../ui/brand-name.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocalized } from '../../../ui/locale-link.tsx'
import { urls } from '../../../urls.ts'
import { BookFailure } from './book-failure.tsx'
import { percentAt } from './opened-book.ts'
import { Opening } from './opening.tsx'
import { currentEntry, isNear, wordsAt } from './places.ts'
import styles from './reader.module.css'
import { ReaderBar } from './reader-bar.tsx'
import { Tools } from './tools.tsx'
import { type Opened, useBook } from './use-book.ts'
import { useBookmarks } from './use-bookmarks.ts'
import { useGround } from './use-ground.ts'
import { useKeptChapter } from './use-kept-chapter.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { usePlace } from './use-place.ts'
import { useReaderKeys } from './use-reader-keys.ts'
import { useSetting } from './use-setting.ts'

const EpubPart = lazy(() => import('./epub-part.tsx'))
const PdfPart = lazy(() => import('./pdf-part.tsx'))

/** The reader. Access is granted: the file is opened in the browser. */
export default function Reader({ reading }: { reading: EbookReading }) {
  const { opened, failure, retry } = useBook(reading)
  if (failure !== undefined)
    return <BookFailure error={failure} ebookId={reading.ebook.u_id} onRetry={retry} />
  if (!opened) return <Opening />
  return <OpenReader reading={reading} opened={opened} />
}

function OpenReader({
  reading: { ebook, place, bookmarks: firstBookmarks, setting: firstSetting },
  opened,
}: {
  reading: EbookReading
  opened: Opened
}) {
  const t = useTranslations('ebooks.reader')
  const navigate = useNavigate()
  const localized = useLocalized()
  const [setting, keepSetting] = useSetting(firstSetting)
  const { book, format } = opened
  const marks = useBookmarks(ebook.u_id, firstBookmarks)
  const { isKept, keep, elsewhere, forgetElsewhere } = useKeptPlace(ebook.u_id, place)
  const { here, page, edges, onShown, go, turn } = usePlace(book, place, keep)
  useGround(setting.theme)
  useKeptChapter(ebook, opened, here.part)
  useReaderKeys({
    turn,
    isFromRight: book.isFromRight,
    leave: () => void navigate(localized(urls.ebook(ebook.u_id))),
  })
  useEffect(() => {
    document.title = `${ebook.title} | ${brandName}`
  }, [ebook.title])

  const blocks = page?.children.length ?? 1
  const mark = marks.bookmarks.find((one) => isNear(one, here, blocks))
  const partWords = t(format === 'epub' ? 'chapter' : 'page', { number: here.part + 1, count: book.parts })
  const percent = percentAt(book, { ...here, share: here.shareRead })
  const contents = book.contents.length
    ? book.contents
    : Array.from({ length: book.parts }, (_, part) => ({
        title: t(format === 'epub' ? 'chapterLabel' : 'pageLabel', { number: part + 1 }),
        part,
        depth: 0,
      }))

  function putMark() {
    const words = format === 'epub' && page ? wordsAt(page, ebookBookmarkLabelMax) : ''
    void marks.put(
      here,
      words || t(format === 'epub' ? 'chapterLabel' : 'pageLabel', { number: here.part + 1 }),
    )
  }

  const part = {
    part: here.part,
    label: partWords,
    textSize: setting.text_size,
    onShown,
    onGoal: go,
  }
  return (
    <>
      <ReaderBar ebook={ebook} partWords={partWords} percent={percent} isKept={isKept} />
      {elsewhere && (
        <div className={styles.elsewhere} role="status">
          <p>{t('elsewhere', { percent: elsewhere.progress_percent })}</p>
          <Button
            variant="primary"
            small
            onClick={() => {
              forgetElsewhere()
              go(elsewhere)
            }}
          >
            {t('elsewhereGo')}
          </Button>
          <Button variant="quiet" small onClick={forgetElsewhere}>
            {t('elsewhereStay')}
          </Button>
        </div>
      )}
      <article className={styles.book} lang={ebook.language} data-format={format}>
        <Suspense fallback={null}>
          {opened.format === 'epub' ? (
            <EpubPart book={opened.book} {...part} />
          ) : (
            <PdfPart book={opened.book} {...part} />
          )}
        </Suspense>
      </article>
      {edges.isLast && here.part === book.parts - 1 && page && (
        <aside className={styles.end}>
          <strong>{t('end')}</strong>
          <p className="t2">{t('endWords')}</p>
          <Button variant="quiet" to={urls.ebooks()}>
            {t('endAction')}
          </Button>
        </aside>
      )}
      <Tools
        language={ebook.language}
        contents={contents}
        current={currentEntry(contents, here, page)}
        isFromRight={book.isFromRight}
        bookmarks={marks.bookmarks}
        setting={setting}
        mark={mark}
        canGoBack={here.part > 0 || !edges.isAtStart}
        canGoOn={here.part < book.parts - 1 || !edges.isAtEnd}
        onGo={go}
        onTurn={turn}
        onMark={putMark}
        onRemoveMark={(one) => void marks.remove(one)}
        onSetting={keepSetting}
      />
    </>
  )
}
