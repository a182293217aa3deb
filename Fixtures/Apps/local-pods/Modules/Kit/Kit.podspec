Pod::Spec.new do |s|
  s.name = 'Kit'
  s.version = '1.0.0'
  s.description = <<-DESC
    It's what the apps share.
  DESC

  s.subspec 'Fonts' do |fonts|
    fonts.source_files = 'Fonts/*.swift'
    fonts.resources = ['Fonts/*.{ttf,otf}']
  end

  s.subspec 'Views' do |views|
    views.source_files = 'Views/**/*.swift'
    views.dependency 'Kit/Fonts'
  end

  s.subspec 'Tables' do |tables|
    tables.source_files = 'Tables/**/*.swift'
  end
end
