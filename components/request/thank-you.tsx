import { CityPennant } from '@/components/layout/city-pennant'
import { FilmPoster } from '@/components/ui/film-poster'
import { Section } from '@/components/ui/section'
import { getLoad } from '@/lib/business/junk'
import type { PageContext } from '@/lib/routing/page-context'
import { NEXT_STEPS, UNCONFIRMED_TEXT } from '@/lib/content/next-steps'
import { parseTimeSlot, type WallClock } from '@/lib/dates/schedule'
import { getCalendarPath, type ThankYouParameters } from '@/lib/forms/thank-you'
import { listAddressAnswers } from './address-answers'
import { NextSteps } from './next-steps'
import { PickupPass } from './pickup-pass'
import { RequestCard } from './request-card'

/** What the pickup pass says: the card leaves it out. */
const PASS_FIELDS = ['selectedDate', 'timeSlot']

interface Props {
  pageContext: PageContext
  thankYou: ThankYouParameters
  /** '' on a page that no form led to. */
  reference: string
  /** The page of the request; '' for an address without a valid signature. */
  requestPath: string
  clock: WallClock
  sendsMail: boolean
}

/** What was asked, as far as the address and the visitor's own tab say it, and what happens next. */
export function ThankYou(props: Props) {
  const { pageContext, thankYou, reference, requestPath, clock, sendsMail } = props
  const { city, t } = pageContext
  const pickup = requestPath ? parsePickup(thankYou) : undefined
  const isBooked = pickup !== undefined && !thankYou.unconfirmed
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-16">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <div className="grid h-fit grid-cols-1 gap-6">
          <div className="print:hidden">
            <CityPennant city={city} t={t} />
            <h1 className="pt-4 text-hero md:pt-6">{t('Thank you. We’ve got it.')}</h1>
            {thankYou.unconfirmed ? (
              <p className="max-w-measure pt-4 text-lead">{t(UNCONFIRMED_TEXT)}</p>
            ) : null}
          </div>
          {isBooked ? (
            <PickupPass
              {...pickup}
              pageContext={pageContext}
              reference={reference}
              calendarHref={getCalendarPath(thankYou, t.language)}
            />
          ) : null}
          <NextSteps
            pageContext={pageContext}
            steps={getNextSteps(thankYou).map((step) => t(step))}
            isCalledBack={thankYou.form !== 'pickup' || thankYou.unconfirmed}
            linkText={thankYou.form === 'pickup' ? t('See, change or cancel') : t('See or cancel')}
            requestPath={requestPath}
            reference={reference}
            clock={clock}
          />
        </div>
        <div className="grid h-fit gap-6">
          <RequestCard
            requestKey={thankYou.requestKey ?? ''}
            reference={isBooked ? '' : reference}
            addressAnswers={listAddressAnswers(thankYou, pickup !== undefined, t)}
            passFields={isBooked ? PASS_FIELDS : []}
            pickupPath={pickup ? requestPath : ''}
            sendsMail={sendsMail}
          />
          <div className="aspect-4/3 overflow-hidden card print:hidden">
            <FilmPoster t={t} />
          </div>
        </div>
      </div>
    </Section>
  )
}

function getNextSteps({ form, unconfirmed }: ThankYouParameters) {
  if (form !== 'pickup') return NEXT_STEPS.quote
  return unconfirmed ? NEXT_STEPS.jobToConfirm : NEXT_STEPS.job
}

/** Undefined where the query has no valid date and window. */
function parsePickup({ form, moveDate: date, window: slot, load, price }: ThankYouParameters) {
  const window = parseTimeSlot(slot ?? '')
  if (form !== 'pickup' || !date || !window) return undefined
  return { date, window, load: getLoad(load ?? ''), priceShown: price ?? '' }
}
