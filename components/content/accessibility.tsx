import { Article, BulletList } from './page-frame'
import { makeLink, RichText } from '@/components/ui/text'
import { BRAND, getMailingAddress } from '@/lib/business/brand'
import { formatOpeningHours } from '@/lib/business/opening-hours'
import type { PageContext } from '@/lib/routing/page-context'
import { telHref } from '@/lib/routing/tel-href'

/** Must agree with docs/accessibility.md. */
export function Accessibility({
  pageContext: { city, paths, phone, t },
}: {
  pageContext: PageContext
}) {
  const values = {
    ...{ phone, hours: formatOpeningHours(city.openingHours, t) },
    ...{ brand: BRAND.name.en, address: getMailingAddress(city.country) },
  }
  return (
    <Article title={t('Accessibility')}>
      <p>
        {t(
          'Everyone should be able to get a quote or book a pickup here, whatever browser, keyboard or screen reader they use. We aim for WCAG 2.2, level AA.',
        )}
      </p>
      <h2>{t('What we’ve tested')}</h2>
      <BulletList
        texts={[
          'Software checks every page, and every step of our forms, on a small screen and on a large one. It looks for missing labels, weak contrast and the like.',
          'Every link, button and form works with the keyboard alone. You can always see where you are, and nothing covers it.',
          'If a form has a mistake, a list at the top says what to fix and takes you there. Your answers stay in the form.',
          'You can double the size of the text, and every page fits a narrow phone.',
          'Every page and every form works without JavaScript.',
          'You can pause our film. If your device asks for less motion, the film stays a still picture.',
        ]}
        t={t}
      />
      <h2>{t('What we haven’t tested yet')}</h2>
      <p>
        {t(
          'We haven’t tried every screen reader, voice control, switch or magnifier. If something doesn’t work with yours, tell us what happened so we can fix it.',
        )}
      </p>
      <h2>{t('Talk to a person')}</h2>
      <p>
        <RichText
          text={t(
            'Call <1>{phone}</1>. We’ll take your request right there, no form needed. We answer {hours}. Or use <2>the form</2>, or write to {brand}, {address}.',
            values,
          )}
          parts={[makeLink(telHref(phone)), makeLink(paths.getQuote)]}
        />
      </p>
    </Article>
  )
}
