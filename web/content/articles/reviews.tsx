import '../../messages/articles.ts'
import type { ArticleDetail, ArticleKind, ArticleReview } from '@newyou/contract/content/articles'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { ReviewReport } from '../../people/moderation/lazy-report.tsx'
import { callApi } from '../../session/call-api.ts'
import { useSession } from '../../session/session.ts'
import { useWhenSignedIn } from '../../session/use-when-signed-in.ts'
import { Button } from '../../ui/button.tsx'
import { FixedKolam } from '../../ui/fixed-kolam.tsx'
import { dayOf, fullDate } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { urls } from '../../urls.ts'
import styles from './article-screen.module.css'

/** Only clients write. */
const WordsForm = lazy(() =>
  import('../../ui/words-form.tsx').then(({ WordsForm: form }) => ({ default: form })),
)
const longest = 1000

const load = (kind: ArticleKind, articleId: string, signal: AbortSignal) =>
  kind === 'blog'
    ? callApi('GET /api/website/blog/{blogId}', { params: { blogId: articleId }, signal })
    : callApi('GET /api/website/success-story/{storyId}', { params: { storyId: articleId }, signal })

const send = (kind: ArticleKind, articleId: string, review: string) =>
  kind === 'blog'
    ? callApi('POST /api/website/blog-review', { body: { blog_u_id: articleId, review } })
    : callApi('POST /api/website/success-story-review', { body: { success_story_u_id: articleId, review } })

const remove = (kind: ArticleKind, reviewId: string) =>
  kind === 'blog'
    ? callApi('DELETE /api/website/blog-review/{reviewId}', { params: { reviewId } })
    : callApi('DELETE /api/website/success-story-review/{reviewId}', { params: { reviewId } })

/** Reviews by readers; a client may add one and delete it. */
export function Reviews({ article, kind }: { article: ArticleDetail; kind: ArticleKind }) {
  const t = useTranslations('articles.reviews')
  const session = useSession()
  const { pathname } = useLocation()
  const wordsFor = useErrorWords()
  const [reviews, setReviews] = useState(article.reviews)
  const hasWritten = reviews.some(({ is_mine }) => is_mine)
  useWhenSignedIn(
    (signal) => load(kind, article.u_id, signal),
    ({ data }) => setReviews(data.reviews),
  )

  async function deleteOne(review: ArticleReview) {
    const isSure = await confirm({
      title: t('deleteTitle'),
      words: t('deleteWords'),
      confirmLabel: t('delete'),
      cancelLabel: t('keep'),
    })
    if (!isSure) return
    try {
      await remove(kind, review.u_id)
      setReviews((before) => before.filter(({ u_id }) => u_id !== review.u_id))
      toast({ tone: 'ok', words: t('deleted') })
    } catch (error) {
      toast({ tone: 'bad', words: wordsFor(error) })
    }
  }

  return (
    <section className={styles.reviews} lang="en">
      <h2>{t('title', { count: reviews.filter(({ is_hidden }) => !is_hidden).length })}</h2>
      {reviews.length === 0 && <p className="t2">{t('none')}</p>}
      <ul>
        {reviews.map((review) => (
          <Review
            key={review.u_id}
            review={review}
            onDelete={review.is_mine ? () => void deleteOne(review) : undefined}
          />
        ))}
      </ul>
      {session?.role === 'client' && !hasWritten && (
        <Suspense>
          <WordsForm
            label={t('label')}
            hint={t('hint')}
            send={t('send')}
            maxLength={longest}
            below={(text) => <CrisisHelp text={text} place="review" />}
            onSend={async (text) => {
              const { data, message = '' } = await send(kind, article.u_id, text)
              setReviews((before) => [data, ...before])
              toast({ tone: 'ok', words: message })
            }}
          />
        </Suspense>
      )}
      {!session && (
        <p className="t2">
          {t.rich('login', { link: (words) => <LocaleLink to={urls.login(pathname)}>{words}</LocaleLink> })}
        </p>
      )}
    </section>
  )
}

function Review({ review, onDelete }: { review: ArticleReview; onDelete: (() => void) | undefined }) {
  const t = useTranslations('articles.reviews')
  const locale = useLocale()
  return (
    <li className={styles.review}>
      <FixedKolam of={{ id: review.u_id }} className={layout.smallKolam} />
      <div>
        <p>{review.text}</p>
        <p className="small t3">
          {review.by}, {fullDate(dayOf(review.created_at), locale)}
          {review.is_demo && <span className={layout.mark}>{t('demo')}</span>}
        </p>
        <ReviewReport
          kind="article-review"
          review={review}
          isMine={review.is_mine}
          isHidden={review.is_hidden}
        />
        {onDelete && (
          <Button variant="bare" small className={styles.delete} onClick={onDelete}>
            {t('delete')}
          </Button>
        )}
      </div>
    </li>
  )
}
