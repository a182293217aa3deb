#import <UIKit/UIKit.h>

@interface PriceCell : UITableViewCell
@property (nonatomic, weak) IBOutlet UILabel *priceLabel;
@property (nonatomic, weak) IBOutlet UIButton *buyButton;
@end

@implementation PriceCell

- (void)awakeFromNib
{
    [super awakeFromNib];
    [self.priceLabel setFont:[UIFont boldSystemFontOfSize:12]];
    [self.buyButton setAttributedTitle:[[NSAttributedString alloc] initWithString:@"Buy"] forState:UIControlStateNormal];
}

@end

@interface PriceController : UITableViewController
@end

@implementation PriceController

- (void)viewDidLoad
{
    [super viewDidLoad];
    [self.tableView registerNib:[UINib nibWithNibName:@"PriceCell" bundle:nil] forCellReuseIdentifier:@"price"];
}

@end
