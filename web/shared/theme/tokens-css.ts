import { chart, colour, fontFamily, layer, motion, radius, semantic, shadow } from './tokens.ts'

/** The text of `tokens.css`: every token as a custom property, for pages without the component library. */
export function tokensCss(): string {
  const lines = [
    ...Object.entries(colour).flatMap(([name, scale]) =>
      typeof scale === 'string'
        ? [property(name, scale)]
        : Object.entries(scale).map(([step, value]) => property(`${name}-${step}`, value)),
    ),
    ...Object.entries(semantic).map(([name, value]) => property(kebab(name), value)),
    ...chart.map((value, index) => property(`chart-${index + 1}`, value)),
    ...Object.entries(radius).map(([name, value]) => property(`radius-${name}`, `${value}px`)),
    ...Object.entries(shadow).map(([name, value]) => property(`shadow-${name}`, value)),
    ...Object.entries(layer).map(([name, value]) => property(`layer-${kebab(name)}`, String(value))),
    property('font', fontFamily),
    property('motion-quick', `${motion.quick}ms`),
    property('motion-menu', `${motion.menu}ms`),
    property('motion-panel', `${motion.panel}ms`),
    property('motion-ease', motion.ease),
  ]
  return `/* Generated from tokens.ts by web/build/write-tokens.ts. */\n:root {\n${lines.join('\n')}\n}\n`
}

function property(name: string, value: string): string {
  return `  --${name}: ${value};`
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
