import { Article, BulletList, Paragraphs } from './page-frame'
import { PrivacyChoices } from './privacy-choices'
import { makeLink, RichText } from '@/components/ui/text'
import type { PageContext } from '@/lib/routing/page-context'
import { BRAND, getMailingAddress, RETENTION_MONTHS } from '@/lib/business/brand'
import { PRIVACY_CHOICES_ID } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'
import type { Sentence, Translate } from '@/lib/words/translate'
import { getBrowserWords } from '@/lib/words/words'

const STORED_DATA: readonly Sentence[] = [
  'What you type into a form: your name, phone number and message, and your email if you give us one. We keep it with your request.',
  'The quote forms ask for the size of your move. The full one also asks for the ZIP or postal codes you’re moving from and to, your move date, and whether you need help packing.',
  'The booking form also asks for the pickup address, the day and window you chose, and what’s going on the truck. If you let Google fill in the address for you, Google sees what you type there.',
  'What you ask for by phone. Our office types it in, and we keep it the same way, but without an IP address.',
  'The city page you used and its language, the date and time, and the IP address the request came from.',
  'The ad, link or site that brought you here, if the link tells us, and the headline we showed you for it, so we know which ads are worth paying for.',
  'The wording you agreed to when you sent the form, and whether you checked the box for marketing texts. If you didn’t check it, we only text you about your request.',
  'Your choice about Google Ads, if you made one or your browser sends a Global Privacy Control signal.',
  'Whether your request became a job, and what that job was worth.',
  'What our office notes about your request, such as calls and changes, and the first name of who noted it.',
]

const BROWSER_DATA: readonly Sentence[] = [
  'What you type into a form, so you don’t lose it if you tap a link. It stays in this tab and goes nowhere until you send the form. After that, the tab keeps a copy to show you, and the link to a pickup you booked, until you close it.',
  'A random number for this visit and the time it started, so a request you send twice only arrives once and we don’t mistake you for a bot.',
  'The ad or link that brought you here, and the headline we showed you, until you close the browser.',
  'The country you seem to be in, for an hour, so we know whether to ask for a ZIP or a postal code.',
  'The reference number of a request you sent, for ten minutes, so it’s only counted once.',
  'The choices you make below.',
]

const GOOGLE_DISCLOSURE: readonly Sentence[] = [
  'Google Analytics and Google Ads tell us which ads bring people here. They see which page and city you opened, the ad that led you there, whether someone asked for a quote, booked a pickup or tapped a phone number, what that’s worth to us, and the reference number of the request. They don’t get anything you type into a form.',
  'To do that, Google keeps cookies in your browser, unless you say no below. In Quebec, or if your browser sends a Global Privacy Control signal, Google doesn’t use cookies unless you say yes. Until then, it counts visits without cookies. If you say no to both, we don’t load anything from Google for this.',
  'There’s one exception, and only if you say yes to Google Ads below. When you send a form, Google also gets your email and phone number, scrambled (SHA-256) in your browser, so it can check them for a match. If you hire us, we may send Google the same again, with the date, what the job was worth and your reference number. If you say no later, that doesn’t change a request you’ve already sent: call us about it.',
]

interface Props {
  pageContext: PageContext
  uses: { appCheck: boolean; mail: boolean; speed: boolean; googleTag: boolean }
}

/** Describes how we process data today; update it whenever a record changes. */
export function PrivacyPolicy({ pageContext: { city, phone, t }, uses }: Props) {
  const words = getBrowserWords(t.language, 'PRIVACY_CHOICES')
  return (
    <Article title={t('Privacy policy')}>
      <p>
        {t('{brand} only asks for what we need to call you back with a price.', {
          brand: BRAND.name[t.language],
        })}
      </p>
      <h2>{t('What we store')}</h2>
      <BulletList texts={STORED_DATA} t={t} />
      <h2>{t('Why')}</h2>
      <p>
        {t(
          'We use it to call you back, give you a price and plan the job. The IP address helps us tell people from bots. For one day, we count how many requests come from the same address, phone or tab, or have the same text, scrambled so we can’t read them.',
        )}
      </p>
      {uses.mail && (
        <p>
          {t(
            'If you gave us your email, we use it to confirm your request, to tell you about changes, to remind you before a pickup or a move, and to answer you, but not for offers. If you hire us, we may ask you for a review. Say no there, and we keep your address, scrambled, so we never ask again. Anyone with the link in an email can see, change or cancel the request. An email company delivers it for us.',
          )}
        </p>
      )}
      <h2>{t('How long')}</h2>
      <p>
        {t(
          'We keep it for {months} months from the day you sent it, and then we delete it. If you ask us to delete it sooner, we will. The link to your request works until then.',
          { months: RETENTION_MONTHS },
        )}
      </p>
      <p>
        {t(
          'Our office has a list of open requests and their dates, without names or phone numbers. A request leaves that list 60 days after it’s decided and its day is over.',
        )}
      </p>
      <h2>{t('Who else sees it')}</h2>
      <Paragraphs
        texts={[
          'The dispatcher and the crew in your city see it. Hosting companies store it for us and don’t use it for anything else. We don’t sell any of it.',
          'Our office sees your request on a private page of this site: your name, phone number, email and address, what you told us, the ad that brought you here, your other requests of the last 24 hours, the emails we sent you and what we noted.',
          'A browser at our office opens that page with a link that we only send to the office and that works for 14 days. It then keeps a cookie for 30 days at a time, and for 90 days at most. We can shut out all of these browsers at once.',
          'If a Google ad brought you here and you hire us, we may tell Google which click that was, the date, what the job was worth, and the reference number of your request. That doesn’t include anything you typed. We don’t tell Google if you said no to Google Ads before you sent the form. Without a yes, we also don’t tell Google if your browser sent a Global Privacy Control signal or if you gave us an address or postal code in Quebec. You can always call us and say no.',
        ]}
        t={t}
      />
      {uses.appCheck && (
        <p>
          {t(
            'When you start filling out a form, Google reCAPTCHA looks at your browser and how you use the page, to tell whether you’re a person.',
          )}
        </p>
      )}
      <h2>{t('What stays in your browser')}</h2>
      <p>{t('Your browser keeps a few things for this site.')}</p>
      <BulletList texts={BROWSER_DATA} t={t} />
      {(uses.googleTag || uses.speed) && <h2>{t('What we measure')}</h2>}
      {uses.speed && (
        <p>
          {t(
            'If you say yes to measurement below, Vercel, the company that runs our servers, measures how fast our pages are for you. It sees which page you opened, how fast it was, your country, and what kind of browser, device and connection you have. It doesn’t use cookies, and none of it says who you are.',
          )}
        </p>
      )}
      {uses.googleTag && <Paragraphs texts={GOOGLE_DISCLOSURE} t={t} />}
      <h2 id={PRIVACY_CHOICES_ID}>{t('Privacy choices')}</h2>
      <PrivacyChoices phone={phone} words={words} />
      <h2>{t('Who to ask')}</h2>
      <Contact address={getMailingAddress(city.country)} phone={phone} t={t} />
    </Article>
  )
}

function Contact({ address, phone, t }: { address: string; phone: string; t: Translate }) {
  const { title, email } = BRAND.privacyOfficer
  const values = {
    ...{ title: title[t.language], phone, email },
    ...{ brand: BRAND.name.en, address },
  }
  const text = email
    ? t(
        'To see, correct or delete it, call <1>{phone}</1>, email <2>{email}</2> or write to us.',
        values,
      )
    : t('To see, correct or delete it, call <1>{phone}</1> or write to us.', values)
  const parts = [makeLink(telHref(phone)), makeLink(`mailto:${email}`)]
  return (
    <>
      <p>
        {t('Our {title} is responsible for the information we have about you.', values)}{' '}
        <RichText text={text} parts={parts} />
      </p>
      <address className="not-italic">{t('{title}, {brand}, {address}', values)}</address>
    </>
  )
}
