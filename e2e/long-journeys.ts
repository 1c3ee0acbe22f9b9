/** The journeys that `npm test -- long` makes, by size: they visit every screen, or repeat on a phone what was shown on a desk. */
export const longJourneys = {
  desktop:
    /\/(links|routes|forms|first-load|run-files|programs|procurement|travel|rejected|correction|work-from-home|approval-levels)\.journey/,
  // Of the rest: what employees and managers do most on a phone.
  phone: /\/(?!(?:employee|leave|claim|demo|pay|team|two-factor)\.)[\w-]+\.journey/,
} as const satisfies Record<'desktop' | 'phone', RegExp>
