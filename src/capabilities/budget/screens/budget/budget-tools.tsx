import { Download, Printer, Share2, Users } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

const CSV = '/web-api/v1/budget/csv';
const PDF = '/web-api/v1/budget/pdf';

/** A file that the browser keeps, as if its link had been pressed. */
function download(address: string, name: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

interface BudgetToolsProps {
  canShare: boolean;
  onWhoPays: () => void;
  onShare: () => void;
}

export function BudgetTools({ canShare, onWhoPays, onShare }: BudgetToolsProps) {
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Users size={16} aria-hidden="true" />}
        onPress={onWhoPays}
      >
        Who pays what
      </Button>
      <Menu
        trigger={
          <Button variant="secondary" size="small" icon={<Download size={16} aria-hidden="true" />}>
            Export
          </Button>
        }
        entries={[
          { id: 'csv', label: 'Spreadsheet', description: 'CSV, with lines and payments' },
          { id: 'pdf', label: 'PDF', description: 'For paper or mail, US Letter' },
          { id: 'pdf-a4', label: 'PDF, A4' },
        ]}
        onAction={(id) => {
          if (id === 'csv') download(CSV, 'budget.csv');
          if (id === 'pdf') download(PDF, 'budget.pdf');
          if (id === 'pdf-a4') download(`${PDF}?paper=a4`, 'budget.pdf');
        }}
      />
      <Button
        variant="secondary"
        size="small"
        icon={<Printer size={16} aria-hidden="true" />}
        onPress={() => window.print()}
      >
        Print
      </Button>
      {canShare && (
        <Button
          variant="secondary"
          size="small"
          icon={<Share2 size={16} aria-hidden="true" />}
          onPress={onShare}
        >
          Share
        </Button>
      )}
    </>
  );
}
