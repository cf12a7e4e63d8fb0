import type { ReactNode } from 'react'
import { ActionForm } from '@/components/form/change-form'
import { AnswerCard, AnswerRow } from '@/components/ui/answer-card'
import { CityPennant, Done, Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text'
import { formatArrivalWindow, formatLongDate } from '@/lib/dates/format-dates'
import type { WallClock } from '@/lib/dates/schedule'
import { getCurrentCalendarPath, type BookingQuery } from '@/lib/forms/link-query'
import type { Pickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import type { TextRow } from '@/lib/requests/rows'
import type { RequestStatus, StatusWords } from '@/lib/requests/status'
import type { PageContext } from '@/lib/routing/page-context'
import { telHref } from '@/lib/routing/tel-href'
import type { Translate } from '@/lib/words/translate'
import { cancelRequest } from './actions'
import { NextSteps } from './next-steps'
import { PickupPass } from './pickup-pass'

interface Props {
  pageContext: PageContext
  request: Request
  status: RequestStatus
  words: StatusWords
  rows: readonly TextRow[]
  query: Required<BookingQuery>
  /** The signed path of this page. */
  path: string
  hidden: Readonly<Record<string, string>>
  clock: WallClock
  children: ReactNode
}

export function RequestPage(props: Props) {
  const { pageContext, request, words, rows, query, clock } = props
  const { t } = pageContext
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-16">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <div className="grid h-fit grid-cols-1 gap-6">
          <div className="print:hidden">
            <CityPennant city={pageContext.city} t={t} />
            <h1 className="pt-4 text-hero md:pt-6">{words.title}</h1>
            {words.text ? <p className="max-w-measure pt-4 text-lead">{words.text}</p> : null}
          </div>
          {query.done === '1' ? <Done>{getDoneWords(request, props.status, t)}</Done> : null}
          {!words.steps ? (
            <OtherWays pageContext={pageContext} kind={request.kind} />
          ) : query.cancel ? (
            <CancelQuestion {...props} />
          ) : (
            <OpenRequest {...props} />
          )}
        </div>
        <div className="grid h-fit gap-6">
          <AnswerCard title={t('Your request')}>
            {rows.map(([label, text]) => (
              <AnswerRow key={label} label={label}>
                {text}
              </AnswerRow>
            ))}
          </AnswerCard>
          {words.steps ? (
            <NextSteps
              pageContext={pageContext}
              steps={words.steps}
              reference={request.reference}
              clock={clock}
              isAside={Boolean(request.pickup)}
              requestPath=""
            />
          ) : null}
        </div>
      </div>
    </Section>
  )
}

function OpenRequest({ pageContext, request, status, query, path, children }: Props) {
  const { t } = pageContext
  const { pickup, reference } = request
  return (
    <>
      {pickup?.window && status === 'active' ? (
        <PickupPass
          {...pickup}
          arrivalWindow={pickup.window}
          pageContext={pageContext}
          reference={reference}
          calendarHref={getCurrentCalendarPath(query, t.language)}
        />
      ) : null}
      {pickup ? (
        <div className="card p-4 sm:p-8 print:hidden">
          <h2 className="pb-4 text-2xl">{t('Another time')}</h2>
          {children}
        </div>
      ) : null}
      <p className="print:hidden">
        <TextLink href={`${path}&cancel=1`}>{getCancelWords(request, t).link}</TextLink>
      </p>
    </>
  )
}

function CancelQuestion({ pageContext, request, path, hidden }: Props) {
  const { t } = pageContext
  const { question, text, button, keep } = getCancelWords(request, t)
  return (
    <div className="card p-4 sm:p-8">
      <h2 className="text-2xl">{question}</h2>
      <p className="pt-2 pb-6">{text}</p>
      <ActionForm
        action={cancelRequest}
        formId="cancel"
        hidden={hidden}
        name={question}
        submitLabel={button}
        phone={pageContext.phone}
      />
      <p className="text-center">
        <TextLink href={path}>{keep}</TextLink>
      </p>
    </div>
  )
}

function OtherWays({ pageContext, kind }: { pageContext: PageContext; kind: Request['kind'] }) {
  const { paths, phone, t } = pageContext
  return (
    <p className="flex flex-wrap gap-3">
      <a href={telHref(phone)} className="button-primary w-full sm:w-auto">
        {t('Call {phone}', { phone })}
      </a>
      <a
        href={kind === 'pickup' ? paths.bookNow : paths.getQuote}
        className="button-secondary w-full sm:w-auto"
      >
        {kind === 'pickup' ? t('Book a pickup') : t('Get a new quote')}
      </a>
    </p>
  )
}

function getDoneWords({ pickup }: Request, status: RequestStatus, t: Translate): string {
  if (!pickup) return t('Done. Your request is cancelled.')
  if (status === 'cancelled') return t('Done. Your pickup is cancelled.')
  const time = getTime(pickup, t)
  return status === 'unconfirmed'
    ? t('You now ask for {date}, {window}.', time)
    : t('Your pickup is now {date}, {window}.', time)
}

function getTime({ date, window: arrivalWindow }: Pickup, t: Translate) {
  const window = arrivalWindow ? formatArrivalWindow(arrivalWindow, t) : ''
  return { date: formatLongDate(date, t), window }
}

function getCancelWords({ pickup }: Request, t: Translate) {
  return pickup
    ? {
        link: t('Cancel this pickup'),
        question: t('Cancel your pickup on {date}, {window}?', getTime(pickup, t)),
        text: t('The crew won’t come, and your arrival window goes to someone else.'),
        button: t('Yes, cancel my pickup'),
        keep: t('No, keep my pickup'),
      }
    : {
        link: t('Cancel this request'),
        question: t('Cancel your request for a moving quote?'),
        text: t('We won’t call you about it.'),
        button: t('Yes, cancel my request'),
        keep: t('No, keep my request'),
      }
}
