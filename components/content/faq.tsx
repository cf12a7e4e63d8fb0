import { AccordionItem } from '@/components/ui/accordion'
import { Band } from '@/components/ui/band'
import { TextLink } from '@/components/ui/text-link'
import type { Area } from '@/lib/cities/area'
import { faqOf } from '@/lib/content/faq'
import { PageHead } from './page-head'
import { TwoActs } from './two-acts'

interface FaqProps {
  area: Area
}

export function Faq({ area }: FaqProps) {
  return (
    <>
      <Band tone="paper" room="pt-6 pb-14 md:pt-16 md:pb-20">
        <PageHead area={area} title={`What people in ${area.city.name} ask us`}>
          Straight answers about the price, the day and what fits on the truck. Yours is missing?
          Call and ask.
        </PageHead>
        {faqOf(area).map(({ title, questions }) => (
          <section key={title} className="grid gap-x-12 pt-12 lg:grid-cols-[3fr_8fr]">
            <h2 className="border-b-line border-ink pb-3 text-2xl lg:border-b-0 lg:pt-3">
              {title}
            </h2>
            <div className="lg:border-t-line lg:border-ink">
              {questions.map(({ question, answer, link }) => (
                <AccordionItem key={question} title={question}>
                  <p>{answer}</p>
                  {link ? (
                    <p>
                      <TextLink href={link.href}>{link.text}</TextLink>
                    </p>
                  ) : null}
                </AccordionItem>
              ))}
            </div>
          </section>
        ))}
      </Band>
      <TwoActs area={area} />
    </>
  )
}
