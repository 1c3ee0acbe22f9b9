import { breakpoint, drawerWidth } from '../shared/theme/tokens.ts'

/** The frame of the signed-in area before its code is there; what it is made of has the frame's own style sheet. */
export const frameSkeleton = [
  `<style>.first-drawer{width:${drawerWidth}px}@media(max-width:${breakpoint.lg - 1}px){.first-drawer{display:none}}</style>`,
  '<div class="frame" role="status" aria-label="Loading page">',
  '<div class="frame-drawer first-drawer"></div>',
  '<div class="frame-column"><div class="header"></div><div class="page"><div class="page-skeleton">',
  ...[
    [220, 28],
    [320, 14],
  ].map(([width, height]) => `<span style="width:${width}px;height:${height}px"></span>`),
  '<span style="width:100%;height:280px"></span>',
  '</div></div></div></div>',
].join('')
