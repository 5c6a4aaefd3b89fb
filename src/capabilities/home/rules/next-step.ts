export type StepIcon =
  | 'mail'
  | 'calendar'
  | 'place'
  | 'partner'
  | 'guests'
  | 'search'
  | 'vendors'
  | 'details'
  | 'answers';
export type NextStep = { id: string; title: string; text: string; href: string; icon: StepIcon };
