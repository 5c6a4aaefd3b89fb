import { Columns3 } from 'lucide-react';
import { Button } from '../button.tsx';
import { CheckboxField } from '../checkbox-field.tsx';
import { Popover } from '../popover.tsx';
import type { DataColumn } from './data-column.ts';
import type { TableModel } from './use-data-table.ts';

interface ColumnChooserProps<Row extends object> {
  model: TableModel<Row>;
  columns: readonly DataColumn<Row>[];
}

/** Which columns a table shows. The one that names the rows always stays. */
export function ColumnChooser<Row extends object>({ model: { table }, columns }: ColumnChooserProps<Row>) {
  return (
    <Popover
      title="Columns"
      placement="bottom end"
      trigger={
        <Button variant="secondary" size="small" icon={<Columns3 size={16} aria-hidden="true" />}>
          Columns
        </Button>
      }
    >
      {columns.map(({ id, header }) => {
        const column = table.getColumn(id);
        return (
          column?.getCanHide() && (
            <CheckboxField
              key={id}
              label={header}
              value={column.getIsVisible()}
              onChange={(isShown) => column.toggleVisibility(isShown)}
            />
          )
        );
      })}
    </Popover>
  );
}
