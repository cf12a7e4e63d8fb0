import { PrivacyChoices } from './privacy-choices'
import { Section } from '@/components/ui/section'
import type { PageContext } from '@/lib/cities/page-context'
import { BRAND, RETENTION_MONTHS } from '@/lib/business/brand'
import { PRIVACY_CHOICES_ID, telHref } from '@/lib/routing/paths'

interface Props {
  pageContext: PageContext
  /** Which of the optional third parties and measurements this deployment uses. */
  uses: { appCheck: boolean; vitals: boolean; googleTag: boolean }
}

/** Describes the current data processing; update it with every change of a record. */
export function PrivacyPolicy({ pageContext: { phone }, uses }: Props) {
  return (
    <Section tone="paper">
      <article className="grid max-w-measure gap-4 [&_h2]:mt-4 [&_h2]:text-2xl [&_ul]:list-disc [&_ul]:pl-6">
        <h1 className="text-title">Privacy policy</h1>
        <p>{BRAND.name} asks for as little as it takes to call you back with a price.</p>
        <StoredData />
        <h2>Why</h2>
        <p>
          To call you back, give you a price, and plan the job. The internet address helps us tell
          people from programs that fill in forms: for a day we count the requests that come from
          one, in a form that does not show it.
        </p>
        <h2>How long</h2>
        <p>
          {RETENTION_MONTHS} months from the day you sent it, then we remove it. Ask us to remove it
          sooner, and we do.
        </p>
        <h2>Who else sees it</h2>
        <p>
          The dispatcher and the crew of your city. The database and the servers are run for us by
          hosting companies, who keep it for us and use it for nothing else. We sell nothing.
        </p>
        {uses.appCheck && (
          <p>
            When you touch a form, Google reCAPTCHA looks at your browser and how you use the page,
            to tell whether you are a person.
          </p>
        )}
        <h2>What stays in your browser</h2>
        <p>
          A random number for this visit and the time it began, so that a request you send twice
          arrives once and is not taken for a program’s; until you close the browser the ad or link
          that brought you here; for an hour the country you seem to be in, so that we ask for a ZIP
          or a postal code; for ten minutes the number of a request you sent, so that it is counted
          once; and what you choose below. None of it says who you are.
        </p>
        {(uses.googleTag || uses.vitals) && <h2>What is measured</h2>}
        {uses.vitals && (
          <p>
            Of some visits your browser tells us, and nobody else, the kind of page you opened, how
            you opened it, how fast it was and where a script of ours failed; it keeps nothing for
            that, and nothing of it says who you are.
          </p>
        )}
        {uses.googleTag && <AnalyticsDisclosure />}
        <h2 id={PRIVACY_CHOICES_ID}>Privacy choices</h2>
        <PrivacyChoices />
        <h2>Who to ask</h2>
        <p>
          To see, correct or remove what we hold about you, call{' '}
          <a className="font-bold underline" href={telHref(phone)}>
            {phone}
          </a>
          .
        </p>
      </article>
    </Section>
  )
}

function StoredData() {
  return (
    <>
      <h2>What we store</h2>
      <ul>
        <li>What you type into a form: your name, phone number and message.</li>
        <li>
          In the full quote form also your email, the ZIP or postal codes you move from and to, your
          move date, and whether you need packing.
        </li>
        <li>
          In the booking form the address of the pickup, the day and window you chose, and what goes
          on the truck. If you let Google complete the address, what you type there goes to Google.
        </li>
        <li>
          The city page you used, the date and time, and the internet address the request came from.
        </li>
        <li>
          The ad, link or site that brought you here, as the link says it, so that we pay for the
          ads that help.
        </li>
        <li>
          Which words you agreed to by sending, and whether you ticked the box for marketing texts.
          Without the tick we text you about your request and nothing else.
        </li>
      </ul>
    </>
  )
}

function AnalyticsDisclosure() {
  return (
    <>
      <p>
        Google Analytics and Google Ads tell us which ads bring people here. They are told the page
        you open, the city, the ad that led you to it, and that somebody asked for a quote, booked a
        pickup or tapped a number, and what that is worth to us. They are told nothing that you type
        into a form.
      </p>
      <p>
        For that Google keeps cookies in your browser, unless you say no below. In Quebec, and where
        your browser sends Global Privacy Control, it keeps none unless you say yes; until then it
        counts without them. Say no to both, and nothing of Google’s is loaded for it.
      </p>
      <p>
        The one exception, and only if you say yes to Google Ads below: a form you send then tells
        Google your email and phone number, scrambled (SHA-256) in your browser, to see whether it
        knows them.
      </p>
    </>
  )
}
