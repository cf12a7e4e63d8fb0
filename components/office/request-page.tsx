import { AnswerCard, AnswerRow } from '@/components/ui/answer-card'
import { Done, Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text'
import type { DoneWords } from '@/lib/office/views'
import type { FormView } from '@/lib/office/request-forms'
import type { RequestView } from '@/lib/office/request-view'
import { smsHref, telHref } from '@/lib/routing/tel-href'
import { pressDesk } from './actions'
import { PressForm } from './press-form'

export function DeskRequest({ view, done }: { view: RequestView; done: DoneWords | undefined }) {
  const { title, reference, what, state, flags, call, forms } = view
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-10">
      <div className="grid gap-x-16 gap-y-8 wrap-anywhere lg:grid-cols-2">
        <div className="grid h-fit gap-6">
          <div>
            <h1 className="text-hero">{title}</h1>
            <p className="pt-2 text-lead">{[reference, what].filter(Boolean).join(', ')}</p>
            <p className="font-bold">{state}</p>
          </div>
          {done ? <Done isDone={done.isDone}>{done.text}</Done> : null}
          {call ? <p className="rounded-card bg-sky p-4 font-bold">Call them: {call}</p> : null}
          {flags.length > 0 ? (
            <p className="rounded-card bg-sky p-4 font-bold">Check first: {flags.join('; ')}</p>
          ) : null}
          <Contact view={view} />
          {forms.map((form, index) => (
            <Form key={form.formId} form={form} isQuiet={index > 0} />
          ))}
        </div>
        <div className="grid h-fit gap-6">
          <Facts view={view} />
        </div>
      </div>
    </Section>
  )
}

function Contact({ view: { phone, isPhone, email, map } }: { view: RequestView }) {
  return (
    <ul>
      {isPhone ? (
        <li className="flex flex-wrap gap-x-6">
          <TextLink href={telHref(phone)}>Call {phone}</TextLink>
          <TextLink href={smsHref(phone)}>Text</TextLink>
        </li>
      ) : (
        <li>{phone}</li>
      )}
      {email ? (
        <li>
          <TextLink href={`mailto:${encodeURIComponent(email)}`}>{email}</TextLink>
        </li>
      ) : null}
      {map ? (
        <li>
          <TextLink href={map.href}>{map.text}</TextLink>
        </li>
      ) : null}
    </ul>
  )
}

function Form({ form: { formId, title, ...form }, isQuiet }: { form: FormView; isQuiet: boolean }) {
  return (
    <section id={formId} aria-labelledby={`${formId}-title`} className="card p-4 print:hidden">
      <h2 id={`${formId}-title`} className="pb-4 text-xl">
        {title}
      </h2>
      <PressForm {...form} action={pressDesk} formId={formId} name={title} isQuiet={isQuiet} />
    </section>
  )
}

function Facts({ view: { rows, marketing, history, others } }: { view: RequestView }) {
  return (
    <>
      <AnswerCard title="What was asked">
        {rows.map(([label, text]) => (
          <AnswerRow key={label} label={label} className={text.length > 40 ? 'col-span-full' : ''}>
            {text}
          </AnswerRow>
        ))}
      </AnswerCard>
      {others.length > 0 ? (
        <section className="card p-5">
          <h2 className="text-xl">Other requests of this phone in 24 hours</h2>
          <ul>
            {others.map(({ href, text }) => (
              <li key={href}>
                <TextLink href={href}>{text}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="card p-5">
        <h2 className="text-xl">What happened</h2>
        <ul className="grid gap-2 pt-3">
          {history.map(([at, text], index) => (
            <li key={index} className="wrap-anywhere">
              <span className="font-bold">{at}</span>
              <br />
              {text}
            </li>
          ))}
        </ul>
        <p className="pt-4 text-sm wrap-anywhere">{marketing}</p>
      </section>
    </>
  )
}
