import { RichText } from '@/components/ui/rich-text'
import { PhoneIcon } from '@/components/ui/phone-icon'
import type { PageContext } from '@/lib/routing/page-context'
import { smsHref, telHref } from '@/lib/routing/tel-href'

const COLUMN_CLASS =
  'display-text flex min-h-14 flex-wrap items-center justify-center gap-x-2 px-1 text-center text-base leading-tight'

export function MobileBar({ pageContext }: { pageContext: PageContext }) {
  const { paths, phone, takesTexts, t } = pageContext
  return (
    <nav
      aria-label={t('Quote and call')}
      className="inset-x-0 bottom-0 z-40 grid grid-cols-2 border-t-2 border-ink bg-white pb-[env(safe-area-inset-bottom)] whole-words md:hidden print:hidden [@media(min-height:420px)]:fixed"
    >
      <a data-quote-form href={paths.getQuote} className={`${COLUMN_CLASS} bg-orange text-white`}>
        {t('GET QUOTE')}
      </a>{' '}
      <div className="flex flex-wrap divide-ink text-ink min-[22rem]:divide-x-2">
        <a href={telHref(phone)} className={`${COLUMN_CLASS} grow`}>
          <PhoneIcon />
          <span>
            <RichText text={t('CALL/<1></1>SMS')} parts={[() => <wbr />]} />
          </span>
        </a>{' '}
        {takesTexts ? (
          <a href={smsHref(phone)} className={`${COLUMN_CLASS} grow`}>
            {t('TEXT')}
          </a>
        ) : null}
      </div>
    </nav>
  )
}
