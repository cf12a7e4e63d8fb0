import { INITIAL_STATE } from '@/lib/forms/form'
import { createSubmissionFormState, reduceSubmissionForm } from './submission-form-state'

const POSTED_STATE = createSubmissionFormState({
  status: 'invalid',
  values: { name: '' },
  errors: { name: 'Name is required' },
})

test('A form posted without JavaScript starts with the errors of the server', () => {
  expect(POSTED_STATE).toEqual({
    status: 'invalid',
    errors: { name: 'Name is required' },
    answeredValues: { name: '' },
    attempts: 0,
  })
})

test('A second submission clears the failure notice and keeps the errors until the check', () => {
  const submitted = reduceSubmissionForm(POSTED_STATE, { type: 'submitted' })
  expect(submitted).toMatchObject({ status: 'start', errors: { name: 'Name is required' } })
  expect(reduceSubmissionForm(submitted, { type: 'checked', errors: {} }).errors).toEqual({})
})

test('A check that finds the same errors keeps the state', () => {
  const errors = { name: 'Name is required' }
  expect(reduceSubmissionForm(POSTED_STATE, { type: 'checked', errors })).toBe(POSTED_STATE)
})

test('The answer of the server replaces status and errors', () => {
  const checked = reduceSubmissionForm(POSTED_STATE, { type: 'checked', errors: {} })
  const answer = { type: 'answered', status: 'unknown', values: { name: 'A' }, errors: {} } as const
  expect(reduceSubmissionForm(checked, answer)).toEqual({
    status: 'unknown',
    errors: {},
    answeredValues: { name: 'A' },
    attempts: 0,
  })
})

test('Every completed attempt is counted', () => {
  const start = createSubmissionFormState(INITIAL_STATE)
  const once = reduceSubmissionForm(start, { type: 'completed' })
  expect(reduceSubmissionForm(once, { type: 'completed' }).attempts).toBe(2)
})
