import { CityGuideSection } from '@/components/layout/city-guide-section'
import { Section } from '@/components/ui/section'
import { CouponTicket } from '@/components/ui/coupons'
import { StepNumber } from '@/components/ui/steps'
import { TextLink } from '@/components/ui/text'
import type { PageContext } from '@/lib/routing/page-context'
import { COUPONS } from '@/lib/business/coupons'
import { formatTimeSlot, ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import { getClaimSentences, CLAIMS } from '@/lib/business/claims'
import type { Translate, Sentence } from '@/lib/words/translate'
import { PageCta, PageHeader } from './page-frame'
import { STEPS } from '@/lib/business/services'

export function HowItWorks({ pageContext }: { pageContext: PageContext }) {
  const { city, paths, t } = pageContext
  const values = { city: city.name }
  return (
    <>
      <Section tone="paper" padding="pt-6 pb-12 md:py-16">
        <PageHeader pageContext={pageContext} title={t('How it works in {city}', values)}>
          {t(
            'It’s four steps to a new home, or four to an empty garage. Either one starts with a short form or a call.',
          )}
        </PageHeader>
      </Section>
      <Section tone="sky" labelledBy="a-move" title={t('Your move')}>
        <ProcessSteps steps={MOVING_STEPS} t={t} />
        <p className="pt-6">
          <TextLink href={paths.getQuote}>{t('Start with a free quote')}</TextLink>
        </p>
      </Section>
      <Section tone="paper" labelledBy="a-pickup" title={t('Your junk pickup')}>
        <ProcessSteps steps={PICKUP_STEPS} t={t} />
        <p className="flex flex-wrap gap-x-6 pt-6">
          <TextLink href={paths.bookNow}>{t('Book a pickup')}</TextLink>{' '}
          <TextLink href={paths.whatWeTake}>{t('What we take')}</TextLink>
        </p>
        <div className="grid gap-x-12 gap-y-10 pt-10 lg:grid-cols-2">
          <ArrivalWindows t={t} />
          <Coupons t={t} />
        </div>
      </Section>
      <Section tone="sky" labelledBy="on-the-day" title={t('Moving day in {city}', values)}>
        <div className="grid gap-x-12 gap-y-10 pt-6 lg:grid-cols-2">
          <CityGuideSection pageContext={pageContext} subject="buildings" />
          <CityGuideSection pageContext={pageContext} subject="seasons" />
        </div>
      </Section>
      <PageCta pageContext={pageContext} />
    </>
  )
}

function ProcessSteps({ steps, t }: { steps: readonly ProcessStep[]; t: Translate }) {
  const claims = getClaimSentences(t)
  return (
    <ol className="grid gap-x-12 gap-y-10 pt-8 md:grid-cols-2">
      {steps.map(({ title, text, details }, index) => (
        <li key={title} className="flex items-start gap-4 sm:gap-6">
          <StepNumber number={index + 1} className="w-16 shrink-0 sm:w-24" />
          <div>
            <h3 className="text-xl">{t(title)}</h3>
            <p className="pt-1.5 font-semibold">{t(text)}</p>
            <ul className="grid list-disc gap-1.5 pt-3 pl-5 marker:text-orange">
              {details.map((detail) => (
                <li key={detail}>{t(detail, claims)}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  )
}

function ArrivalWindows({ t }: { t: Translate }) {
  return (
    <div>
      <h3 className="text-xl">{t('Arrival windows')}</h3>
      <ul className="grid grid-cols-2 gap-2 pt-4">
        {ARRIVAL_WINDOWS.map((arrivalWindow) => (
          <li
            key={formatTimeSlot(arrivalWindow)}
            className="flex min-h-16 items-center justify-center rounded-control border-line border-ink bg-white px-2 text-center display-text text-lg leading-tight"
          >
            {formatArrivalWindow(arrivalWindow, t)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Coupons({ t }: { t: Translate }) {
  return (
    <div>
      <h3 className="text-xl">{t('Coupons')}</h3>
      <ul className="grid gap-2 pt-4">
        {COUPONS.map((coupon) => (
          <li key={coupon.amount}>
            <CouponTicket coupon={coupon} t={t} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ProcessStep {
  title: Sentence
  text: Sentence
  /** May quote claims, such as `{disposal}`. */
  details: readonly Sentence[]
}

const MOVING_STEP_DETAILS: readonly (readonly Sentence[])[] = [
  [
    'Your name, your phone number and what you need: that’s the whole short form.',
    'The longer form on our home page also asks for your email, your move date, where you’re moving from and to, and if you’d like us to pack.',
    'No date yet? Leave it blank.',
  ],
  [
    'On the phone, we ask about rooms, stairs and heavy pieces.',
    CLAIMS.noHiddenFees.sentence,
    CLAIMS.priceMatch.sentence,
  ],
  [
    'Tell us the day, and let us know about anything that needs extra care.',
    'Moving into or out of an apartment building? Ask the building if you need to book the elevator.',
    'Keep your papers, medications and keys with you, not in a box.',
  ],
  [
    'The same two people are there from start to finish.',
    'Every box goes in the room that’s written on it.',
    'Your junk leaves with us. {disposal}',
  ],
]

const MOVING_STEPS: readonly ProcessStep[] = STEPS.map((step, index) => ({
  ...step,
  details: MOVING_STEP_DETAILS[index] ?? [],
}))

const PICKUP_STEPS: readonly ProcessStep[] = [
  {
    title: 'Fill the truck',
    text: 'Pick what has to go and how full the truck will be.',
    details: [
      'We take twelve kinds of junk, from sofas to hot tubs.',
      'The truck on your screen fills up as you choose. It’s fine if you’re not sure.',
    ],
  },
  {
    title: 'Pick a day and time',
    text: 'Choose a day and a two-hour window, so you’re not stuck waiting all day.',
    details: [
      'We come any day but Sunday.',
      'Tell us if you’re flexible on timing.',
      'Need a later date? Call us and we’ll set it up.',
    ],
  },
  {
    title: 'Keep your pass',
    text: 'You get a pickup pass with your day, your window, and a coupon if your load earns one.',
    details: [
      'Print it, or show it on your phone.',
      'One tap adds the pickup to your calendar.',
      'With your email, we send you a confirmation, and a reminder the day before.',
      'Plans changed? “See, change or cancel” on that page and in the email moves or cancels the pickup until your window begins.',
    ],
  },
  {
    title: 'Watch it go',
    text: 'We carry it out, load it and haul it away.',
    details: [CLAIMS.crew.sentence, '{allInclusive} {disposal}'],
  },
]
