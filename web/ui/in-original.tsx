import '../messages/ui-versions.ts'
import { useTranslations } from 'use-intl'

/** Says that the words beside it are not in the reader's language. Seldom needed, so pages load it when it is. */
export default function InOriginal() {
  return <p className="small t3">{useTranslations('ui-versions')('only')}</p>
}
