import { RichText } from '@/components/ui/text'
import { PhoneIcon } from '@/components/ui/pictures'
import type { PageContext } from '@/lib/routing/page-context'
import { smsHref, telHref } from '@/lib/routing/tel-href'
import { MainLink } from './page-links'

const COLUMN_CLASS =
  'display-text flex min-h-14 min-w-min items-center justify-center gap-x-2 px-1 text-center leading-tight'

export function MobileBar({ pageContext }: { pageContext: PageContext }) {
  const { phone, takesTexts, requestPath, t } = pageContext
  const className = `${COLUMN_CLASS} ${takesTexts ? 'flex-col text-[0.8125rem]' : 'flex-wrap text-base'}`
  return (
    <nav
      aria-label={t(requestPath === undefined ? 'Quote and call' : 'Contact us')}
      className="inset-x-0 bottom-0 z-40 flex flex-wrap border-t-2 border-ink bg-white pb-[env(safe-area-inset-bottom)] whole-words text-ink md:hidden print:hidden bar-fits:fixed"
    >
      <div className="relative w-full">
        <p
          data-opening
          className="absolute right-0 bottom-0.5 rounded-tl-control bg-ink px-3 py-1 text-sm font-semibold text-paper empty:hidden"
        />
      </div>
      <MainLink
        pageContext={pageContext}
        text="GET QUOTE"
        className={`${className} flex-2 bg-orange text-white`}
      />{' '}
      <a href={telHref(phone)} className={`${className} ${takesTexts ? 'flex-3' : 'flex-2'}`}>
        <PhoneIcon />
        <span>
          <RichText text={t('CALL/<1></1>SMS')} parts={[() => <wbr />]} />
        </span>
      </a>{' '}
      {takesTexts ? (
        <a href={smsHref(phone)} className={`${className} flex-2 border-l-2`}>
          <MessageIcon />
          {t('MESSAGE')}
        </a>
      ) : null}
    </nav>
  )
}

function MessageIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" fill="currentColor" className="size-5 shrink-0">
      <path d="M2 2h16v12H9l-5 4.5V14H2z" />
    </svg>
  )
}
