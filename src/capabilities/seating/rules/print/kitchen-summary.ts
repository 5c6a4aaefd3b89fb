import { dishMarks } from './dish-marks.ts';
import { NO_SEAT_YET, peopleWords } from './list-prints.ts';
import type { PrintedPerson, PrintedPlan } from './printed-plan.ts';
import { seatedTables } from './seated-tables.ts';
import { tableHeading } from './table-words.ts';

export type DishCount = { mark: string; dish: string; count: number };

export type KitchenRow = { chair: string; name: string; dish: string; care: string };

export type KitchenTable = {
  heading: string;
  note: string;
  /** ‘4 Be Beef’, ‘1 no dish chosen’. */
  dishes: string[];
  rows: KitchenRow[];
};

export type KitchenSummary = {
  coming: number;
  seated: number;
  children: number;
  highChairs: number;
  /** Have a seat and have not replied; they are in no count but this one. */
  unanswered: number;
  dishes: DishCount[];
  undecided: number;
  tables: KitchenTable[];
};

const NO_DISH = 'No dish chosen';

const KIND_WORDS = { ADULT: '', CHILD: 'Child', INFANT: 'Infant' } as const;

/** Of those who come: only they are cooked for. */
function countDishes(people: readonly PrintedPerson[], dishes: readonly string[]) {
  const coming = people.filter(({ hasAnswered }) => hasAnswered);
  const marks = dishMarks(dishes);
  return {
    dishes: dishes.map((dish, place) => ({
      mark: marks[place] ?? '',
      dish,
      count: coming.filter((person) => person.dish === place).length,
    })),
    undecided: coming.filter(({ dish }) => dish === null).length,
  };
}

function tableOf(
  heading: string,
  chairs: string,
  people: readonly (PrintedPerson & { chair?: number })[],
  dishes: readonly string[],
): KitchenTable {
  const counted = countDishes(people, dishes);
  const highChairs = people.filter(({ needsHighChair }) => needsHighChair).length;
  const notes = [chairs, highChairs > 0 && (highChairs === 1 ? '1 high chair' : `${highChairs} high chairs`)];
  return {
    heading,
    note: notes.filter(Boolean).join(' · '),
    dishes: [
      ...counted.dishes.filter(({ count }) => count > 0).map(({ dish, count }) => `${count} ${dish}`),
      ...(dishes.length > 0 && counted.undecided > 0
        ? [`${counted.undecided} ${NO_DISH.toLowerCase()}`]
        : []),
    ],
    rows: people.map(({ chair, name, dish, kind, diet, needs, hasAnswered }) => ({
      chair: chair === undefined ? '' : String(chair),
      name,
      dish: dish === null ? '' : (dishes[dish] ?? ''),
      care: [KIND_WORDS[kind], diet, needs, hasAnswered ? '' : 'Not replied yet'].filter(Boolean).join(' · '),
    })),
  };
}

/** What is carried to which table. The totals are those of the event: whoever comes, seated or not. */
export function kitchenSummary(plan: PrintedPlan): KitchenSummary {
  const { people, event } = plan;
  const { tables, unseated } = seatedTables(plan);
  const coming = people.filter(({ hasAnswered }) => hasAnswered);
  return {
    coming: coming.length,
    seated: coming.length - unseated.filter(({ hasAnswered }) => hasAnswered).length,
    children: coming.filter(({ kind }) => kind !== 'ADULT').length,
    highChairs: coming.filter(({ needsHighChair }) => needsHighChair).length,
    unanswered: people.length - coming.length,
    ...countDishes(people, event.dishes),
    tables: [
      ...tables
        .filter((one) => one.people.length > 0)
        .map((one) =>
          tableOf(tableHeading(one.table), peopleWords(one.people.length), one.people, event.dishes),
        ),
      ...(unseated.length > 0
        ? [tableOf(NO_SEAT_YET, peopleWords(unseated.length), unseated, event.dishes)]
        : []),
    ],
  };
}
