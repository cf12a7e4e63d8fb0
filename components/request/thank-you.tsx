import { FilmPoster } from '@/components/ui/pictures'
import { CityPennant, Section } from '@/components/ui/section'
import { getLoad } from '@/lib/business/junk'
import { formatBallpark } from '@/lib/business/prices'
import { NEXT_STEPS, UNCONFIRMED_TEXT } from '@/lib/content/next-steps'
import { formatArrivalWindow, formatFullDate } from '@/lib/dates/format-dates'
import { parseTimeSlot, type WallClock } from '@/lib/dates/schedule'
import { formatPostalCode, keepCode } from '@/lib/forms/masks'
import { getCalendarPath, type ThankYouParameters } from '@/lib/forms/thank-you'
import type { Pickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import type { RequestStatus, StatusWords } from '@/lib/requests/status'
import type { PageContext } from '@/lib/routing/page-context'
import type { Translate } from '@/lib/words/translate'
import { NextSteps } from './next-steps'
import { PickupPass } from './pickup-pass'
import { RequestCard, type Answer } from './request-card'

const CHECK_TEXT = 'We can’t show your request here right now. Call us to check it.'

interface Props {
  pageContext: PageContext
  thankYou: ThankYouParameters
  stored?: { request: Request; status: RequestStatus; words: StatusWords } | undefined
  /** The address is signed, but the store does not reply. */
  isUnavailable: boolean
  /** Empty when no form led to the page. */
  reference: string
  /** The request's page; empty for an address without a valid signature. */
  requestPath: string
  clock: WallClock
}

export function ThankYou(props: Props) {
  const { pageContext, thankYou, stored, isUnavailable, reference, requestPath, clock } = props
  const { city, t } = pageContext
  const { title, text, steps } = getWords(props)
  const pickup = stored?.request.pickup ?? (isUnavailable ? parsePickup(thankYou) : undefined)
  const pass = stored?.status === 'active' ? stored.request.pickup : undefined
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-16">
      <div
        className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]"
        // The form memory reads these (components/form/memory/start.ts).
        data-request-key={thankYou.requestKey ?? ''}
        data-pickup-path={pickup ? requestPath : ''}
      >
        <div className="grid h-fit grid-cols-1 gap-6">
          <div className="print:hidden">
            <CityPennant city={city} t={t} />
            <h1 className="pt-4 text-hero md:pt-6">{title}</h1>
            {text ? <p className="max-w-measure pt-4 text-lead">{text}</p> : null}
          </div>
          {pass?.window ? (
            <PickupPass
              {...pass}
              arrivalWindow={pass.window}
              pageContext={pageContext}
              reference={reference}
              calendarHref={getCalendarPath(thankYou, t.language)}
            />
          ) : null}
          <NextSteps
            pageContext={pageContext}
            steps={steps}
            isCalledBack={steps.length > 0 && !pass}
            linkText={thankYou.form === 'pickup' ? t('See, change or cancel') : t('See or cancel')}
            requestPath={requestPath}
            isAside={Boolean(pass)}
            reference={reference}
            clock={clock}
          />
        </div>
        <div className="grid h-fit gap-6">
          <RequestCard
            requestKey={thankYou.requestKey ?? ''}
            reference={pass ? '' : reference}
            addressAnswers={
              pickup
                ? listPickupAnswers(pickup, Boolean(pass), t)
                : listQuoteAnswers(
                    // Nobody may invent a price, so an unsigned address shows none.
                    { ...thankYou, price: isUnavailable ? thankYou.price : '' },
                    stored?.request.quote,
                    pageContext,
                  )
            }
          />
          <div className="aspect-4/3 overflow-hidden card print:hidden">
            <FilmPoster t={t} />
          </div>
        </div>
      </div>
    </Section>
  )
}

/** The request's status, with thanks while it is open. */
function getWords({ pageContext: { t }, thankYou, stored, isUnavailable }: Props) {
  const thanks = t('Thank you. We’ve got it.')
  if (stored) {
    const { title, text, steps } = stored.words
    if (!steps) return { title, text, steps: [] }
    return { title: thanks, text: stored.status === 'active' ? '' : text, steps }
  }
  const { form, unconfirmed } = thankYou
  const steps = NEXT_STEPS[form === 'pickup' ? 'jobToConfirm' : 'quote'].map((step) => t(step))
  const text = isUnavailable && unconfirmed ? UNCONFIRMED_TEXT : CHECK_TEXT
  return { title: thanks, text: form && t(text), steps: isUnavailable || !form ? steps : [] }
}

/** Reads the pickup from its signed address, for while the store does not reply. */
function parsePickup({
  form,
  moveDate: date,
  window: timeSlot = '',
  load = '',
}: ThankYouParameters) {
  if (form !== 'pickup' || !date) return undefined
  return { date, window: parseTimeSlot(timeSlot), load: getLoad(load) }
}

/** See docs/requirements.md, section 2. */
const NOT_SPECIFIED = 'Not specified'

/** @param hasPass the pass already shows when the crew comes */
export function listPickupAnswers(
  { date, window: arrivalWindow, load }: Pick<Pickup, 'date' | 'window' | 'load'>,
  hasPass: boolean,
  t: Translate,
): Answer[] {
  const day = date && !hasPass ? formatFullDate(date, t) : ''
  const time = arrivalWindow && !hasPass ? formatArrivalWindow(arrivalWindow, t) : ''
  return [
    { label: t('Pickup day'), answer: day, fields: ['selectedDate'] },
    { label: t('Arrival window'), answer: time, fields: ['timeSlot'] },
    { label: t('Load'), answer: load ? t(load.words) : '', fields: ['load'] },
  ]
}

/** An address that no form has made gets the defaults. @param stored wins over the address */
export function listQuoteAnswers(
  { form, fromAddress = '', toAddress = '', packing, price = '', ...address }: ThankYouParameters,
  stored: Request['quote'],
  { city, t }: Pick<PageContext, 'city' | 't'>,
): Answer[] {
  const range = formatBallpark(stored?.ballpark ?? price, t, form === 'short' ? city.name : '')
  const ballpark = { label: t('Ballpark'), answer: range, fields: [] }
  if (form === 'pickup') return []
  if (form === 'short') return [ballpark]
  const unknown = form ? '' : t(NOT_SPECIFIED)
  const noPacking = form ? t('No') : unknown
  const moveDate = stored ? stored.moveDate : address.moveDate
  const from = stored ? keepCode(stored.from) : formatPostalCode(fromAddress)
  const to = stored ? keepCode(stored.to) : formatPostalCode(toAddress)
  return [
    {
      label: t('Move date'),
      answer: moveDate ? formatFullDate(moveDate, t) : unknown,
      fields: ['moveDate'],
    },
    { label: t('From'), answer: from || unknown, fields: ['fromCountry', 'zip'] },
    { label: t('To'), answer: to || unknown, fields: ['toCountry', 'zipTo'] },
    { label: t('Packing help'), answer: packing ? t('Yes') : noPacking, fields: ['packing'] },
    ballpark,
  ]
}
