import { RichText, TextLink } from '@/components/ui/text'
import { StepNumber } from '@/components/ui/steps'
import type { PageContext } from '@/lib/routing/page-context'
import { formatCallBackTime } from '@/lib/business/call-back'
import { formatPhoneAvailability } from '@/lib/business/opening-hours'
import { getPhoneAvailability } from '@/lib/business/phone-availability'
import { smsHref, telHref } from '@/lib/routing/tel-href'
import { formatTime } from '@/lib/dates/format-dates'
import type { WallClock } from '@/lib/dates/schedule'
import type { Translate } from '@/lib/words/translate'

interface Props {
  pageContext: PageContext
  steps: readonly string[]
  /** Empty when no form led to the page. */
  reference: string
  isCalledBack?: boolean
  isAside?: boolean
  /** The text of the link to the request's page, in the page's language. */
  linkText?: string
  clock: WallClock
  /** Empty on the request's own page, and for an address without a valid signature. */
  requestPath: string
}

export function NextSteps(props: Props) {
  const { pageContext, steps, reference, isCalledBack, isAside, clock, requestPath } = props
  const { city, paths, phone, t, takesTexts, closedDates = [] } = pageContext
  const availability = getPhoneAvailability(city.openingHours, clock, closedDates)
  const isOpen = 'until' in availability
  const callText = isOpen ? t('In a hurry? Call {phone}', { phone }) : t('Call {phone}', { phone })
  const call = { href: telHref(phone), text: callText }
  const seen = requestPath ? [{ href: requestPath, text: props.linkText }] : []
  // Nobody answers outside opening hours (docs/requirements.md, decision 18).
  const [main, ...links] = isOpen || !requestPath ? [call, ...seen] : [...seen, call]
  const isMain = !isAside && (isOpen || requestPath)
  return (
    <div className="print:hidden">
      {steps.length > 0 ? (
        <>
          <h2 className="text-2xl">{t('What happens next')}</h2>
          <ol className="mt-4 mb-6 grid gap-3">
            {steps.map((step, index) => (
              <li key={step} className="flex items-center gap-4">
                <StepNumber number={index + 1} className="w-14 shrink-0" />
                {step}
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {takesTexts && reference ? <TextPhoto t={t} phone={phone} reference={reference} /> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-ink p-4 text-paper print:hidden">
        <p
          aria-hidden="true"
          className="rounded-control px-3 py-2 display-text text-xl text-orange-bright flap sm:text-2xl"
        >
          {formatTime(clock.time, t)}
        </p>
        <p className="min-w-0 grow basis-40 leading-snug font-semibold">
          {formatPhoneAvailability(city.name, availability, t)}{' '}
          {isCalledBack ? formatCallBackTime(availability, t) : ''}
        </p>
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <a
          href={main?.href}
          className={`${isMain ? 'button-primary' : 'button-secondary'} w-full sm:w-auto`}
        >
          {main?.text}
        </a>{' '}
        {[...links, { href: paths.home, text: t('Back to {city}', { city: city.name }) }].map(
          ({ href, text }) => (
            <TextLink key={href} href={href}>
              {text}
            </TextLink>
          ),
        )}
      </p>
    </div>
  )
}

/** The link only works on phones, so we also show the number and the reference. */
function TextPhoto({ t, phone, reference }: { t: Translate; phone: string; reference: string }) {
  return (
    <div className="mb-6 grid gap-3">
      <p>
        <RichText
          text={t(
            'A photo helps us plan the job. Text it to <1>{phone}</1> with your reference, <2>{reference}</2>.',
            { phone, reference },
          )}
          parts={[
            (text) => <strong className="whitespace-nowrap">{text}</strong>,
            (text) => <strong>{text}</strong>,
          ]}
        />
      </p>
      <p>
        <TextLink href={smsHref(phone, t('Photos for {reference}: ', { reference }))}>
          {t('Text us a photo')}
        </TextLink>
      </p>
    </div>
  )
}
