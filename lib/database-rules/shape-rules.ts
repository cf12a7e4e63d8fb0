import * as z from 'zod/mini'

/** A node of the rules tree. Names with a leading dot are rules, all others are children. */
export interface Rules {
  [name: string]: Rules | string | boolean
}

interface ShapeRules extends Rules {
  '.validate': string
}

interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  const?: string | number
  enum?: string[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** For fields whose schema has no length: staff may edit them. */
const TEXT_MAX = 500

/**
 * Allows what the schema allows, except refinements: JSON Schema omits them.
 * @param isStaffEditable edits are checked for types and lengths only, e.g. a lead's new status
 */
export function buildShapeRules(schema: z.core.$ZodType, isStaffEditable: boolean): ShapeRules {
  return buildRules(z.toJSONSchema(schema) as Shape, isStaffEditable)
}

function buildRules(shape: Shape, isStaffEditable: boolean): ShapeRules {
  if (shape.properties === undefined) return { '.validate': buildValueRule(shape, isStaffEditable) }
  const children = Object.entries(shape.properties).map(
    ([name, child]) => [name, buildRules(child, isStaffEditable)] as const,
  )
  const required = (shape.required ?? []).map((name) => `'${name}'`).join(', ')
  return {
    // The rule language rejects an empty list.
    '.validate': `newData.hasChildren(${required && `[${required}]`})`,
    ...Object.fromEntries(children),
    $other: { '.validate': false },
  }
}

function buildValueRule(shape: Shape, isStaffEditable: boolean): string {
  const limits = buildLimitRules(shape)
  const rules =
    limits.length > 0 && isStaffEditable ? [`(data.exists() || ${allOf(limits)})`] : limits
  return [...buildTypeRules(shape), ...rules].join(' && ')
}

function buildTypeRules({ type, maxLength = TEXT_MAX }: Shape): string[] {
  if (type === 'string') {
    // Schemas count characters, rules count UTF-16 units: at most two per character.
    return ['newData.isString()', `newData.val().length <= ${2 * maxLength}`]
  }
  if (type === 'number') return ['newData.isNumber()']
  if (type === 'boolean') return ['newData.isBoolean()']
  throw new Error(`No database rule for the type ${type}`)
}

/** Rules that only the site's own values must meet. */
function buildLimitRules(shape: Shape): string[] {
  const limits: string[] = []
  const allowed = shape.const === undefined ? shape.enum : [shape.const]
  if (allowed) limits.push(anyOf(allowed.map((value) => `newData.val() === ${toLiteral(value)}`)))
  if (shape.pattern) limits.push(`newData.val().${matchesPattern(shape.pattern)}`)
  if (shape.minLength) limits.push(`newData.val().length >= ${shape.minLength}`)
  if (shape.minimum !== undefined) limits.push(`newData.val() >= ${shape.minimum}`)
  if (shape.maximum !== undefined) limits.push(`newData.val() <= ${shape.maximum}`)
  return limits
}

/** Escapes slashes in character classes too: the rules parser may end the pattern at one. */
export function matchesPattern(source: string): string {
  return `matches(/${source.replace(/\\.|\//g, (part) => (part === '/' ? '\\/' : part))}/)`
}

function toLiteral(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replace(/['\\]/g, '\\$&')}'`
}

function allOf(rules: string[]): string {
  return rules.length > 1 ? `(${rules.join(' && ')})` : rules.join()
}

export function anyOf(rules: string[]): string {
  return rules.length > 1 ? `(${rules.join(' || ')})` : rules.join()
}
