import { Article } from './article'
import { BRAND } from '@/lib/business/brand'
import { formatOpeningHours } from '@/lib/business/opening-hours'
import type { PageContext } from '@/lib/cities/page-context'
import { telHref } from '@/lib/routing/tel-href'

/** Says what docs/accessibility.md says. */
export function Accessibility({ pageContext: { city, phone } }: { pageContext: PageContext }) {
  return (
    <Article title="Accessibility">
      <p>
        Everyone should be able to get a quote or book a pickup here, whatever browser, keyboard or
        screen reader they use. We aim for WCAG 2.2, level AA.
      </p>
      <h2>What we’ve tested</h2>
      <ul>
        <li>
          Software checks every page, and every step of our forms, on a small screen and on a large
          one. It looks for missing labels, weak contrast and the like.
        </li>
        <li>
          Every link, button and form works with the keyboard alone. You can always see where you
          are, and nothing covers it.
        </li>
        <li>
          If a form has a mistake, a list at the top says what to fix and takes you there. Your
          answers stay in the form.
        </li>
        <li>You can double the size of the text, and every page fits a narrow phone.</li>
        <li>Every page and every form works without JavaScript.</li>
        <li>
          You can pause our film. If your device asks for less motion, the film stays a still
          picture.
        </li>
      </ul>
      <h2>What we haven’t tested yet</h2>
      <p>
        We haven’t tried every screen reader, voice control, switch or magnifier. If something
        doesn’t work with yours, tell us what happened so we can fix it.
      </p>
      <h2>Talk to a person</h2>
      <p>
        Call or text{' '}
        <a className="font-bold underline" href={telHref(phone)}>
          {phone}
        </a>
        . We’ll take your request right there, no form needed. We answer{' '}
        {formatOpeningHours(city.openingHours)}. Or write to {BRAND.name}, {BRAND.mailingAddress}.
      </p>
    </Article>
  )
}
