export interface ControlGroup {
  title: string;
  names: readonly string[];
}

/** The order of the guide. A control that is missing here still shows, under 'More'. */
const order: readonly ControlGroup[] = [
  {
    title: 'Actions',
    names: ['button', 'button-link', 'icon-button', 'text-link', 'menu', 'breadcrumb', 'pagination', 'tabs'],
  },
  {
    title: 'Fields',
    names: [
      'rule-form',
      'text-field',
      'text-area-field',
      'availability-field',
      'phone-field',
      'code-field',
      'money-field',
      'number-field',
      'date-field',
      'time-field',
      'select-field',
      'combobox-field',
      'checkbox-field',
      'switch-field',
      'radio-group-field',
      'radio-cards',
      'slider-field',
      'file-upload',
    ],
  },
  {
    title: 'What floats',
    names: ['dialog', 'named-modal', 'drawer', 'popover', 'tooltip', 'toast'],
  },
  {
    title: 'Messages and states',
    names: ['notice', 'badge', 'empty-state', 'skeleton', 'spinner', 'progress-bar', 'progress-steps'],
  },
  {
    title: 'Data',
    names: [
      'data-table',
      'table',
      'stat-tile',
      'bar-chart',
      'line-chart',
      'time-chart',
      'sparkline',
      'donut-chart',
    ],
  },
  {
    title: 'Content',
    names: [
      'page-heading',
      'card',
      'accordion',
      'tile-carousel',
      'testimonial',
      'review',
      'advice-card',
      'avatar-monogram',
      'logo',
    ],
  },
];

/** The groups with the controls that exist, each control exactly once. */
export function groupControls(names: readonly string[]): ControlGroup[] {
  const existing = new Set(names);
  const placed = new Set(order.flatMap((group) => group.names));
  const more = names.filter((name) => !placed.has(name)).toSorted();
  return [...order, { title: 'More', names: more }]
    .map((group) => ({ ...group, names: group.names.filter((name) => existing.has(name)) }))
    .filter((group) => group.names.length > 0);
}

/** 'text-area-field' reads 'Text area field'. */
export function controlTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
